import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Size of a script as a server sends it, in kB of 1,000 bytes: gzip at the level that servers use. */
export const gzipKb = (path: string): number => gzipSync(readFileSync(path), { level: 6 }).length / 1_000;
