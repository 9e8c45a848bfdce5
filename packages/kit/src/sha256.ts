import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, in hexadecimal: where the code runs in a browser. On Node `native/sha256.ts` takes its place. */
export const sha256 = (text: string): string => bytesToHex(hash(utf8ToBytes(text)));
