import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Size of a script as the gateway sends it to a browser without brotli, in kB of 1,000 bytes: the build compresses at this level. */
export const gzipKb = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length / 1_000;
