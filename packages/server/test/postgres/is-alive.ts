import { readFileSync } from 'node:fs';

/**
 * Whether there is such a process that may still hold something. One that has ended holds nothing, though it is listed until
 * somebody asks for its end: where the first process of a container asks for nobody's, that is for ever.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return true; // where the system does not tell, or it ended a moment ago: then the next look finds none
  }
}
