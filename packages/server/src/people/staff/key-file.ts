import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadConfig } from '../../config.ts';
import type { Config } from '../../config.ts';
import { parseStaffKeys, USUAL_NAME } from './staff-keys.ts';
import type { StaffKey } from './staff-keys.ts';

const STAFF_KEY_FILE = 'staff.key';

/**
 * The keys that the settings name, or those of the file in the data folder, which is made at the first start. Servers that share
 * a database have no such folder: without the setting nobody can come in.
 */
export async function staffKeysOf({
  staffKeys,
  dataFolder,
  store,
}: Pick<Config, 'staffKeys' | 'dataFolder' | 'store'>): Promise<readonly StaffKey[]> {
  if (staffKeys !== null) return parseStaffKeys(staffKeys) ?? [];
  return store === null ? keysInFolder(dataFolder) : [];
}

async function keysInFolder(folder: string): Promise<readonly StaffKey[]> {
  const file = join(folder, STAFF_KEY_FILE);
  const made = `${USUAL_NAME}:${randomBytes(32).toString('hex')}\n`;
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const keys = parseStaffKeys(await readFile(file, 'utf8'));
  if (keys === null)
    throw new BadConfig(
      `${file} holds no key: it should have lines such as "staff:<64 hexadecimal digits>"`,
    );
  return keys;
}
