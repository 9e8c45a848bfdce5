/** The first byte of a text message that is one frame: the last of its message, of type text (RFC 6455, 5.2). */
const TEXT = 0x81;

/**
 * A text message as the bytes of one unmasked frame; as a string where each character is one byte, which the system
 * takes as it is. `ws` would make two buffers of it, and write both.
 */
export function textFrame(text: string): string | Buffer {
  const bytes = Buffer.byteLength(text);
  const head = headOf(bytes);
  return bytes === text.length
    ? head + text
    : Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(text)]);
}

const byte = (value: number): string => String.fromCharCode(value & 0xff);

function headOf(bytes: number): string {
  if (bytes < 126) return byte(TEXT) + byte(bytes);
  if (bytes < 0x10000) return byte(TEXT) + byte(126) + byte(bytes >> 8) + byte(bytes);
  const length = [24, 16, 8, 0].map((shift) => byte(bytes >>> shift)).join('');
  return `${byte(TEXT)}${byte(127)}${byte(0).repeat(4)}${length}`;
}
