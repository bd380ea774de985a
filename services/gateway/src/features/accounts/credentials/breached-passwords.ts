import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../../package-folder.ts';

/** Leading bytes of the SHA-256 of each password: among 2^40 values, one other password in 24 million is rejected as well. */
const digestBytes = 5;

/** Choices of people who must change a password every few months: "Summer2026!". */
const periods =
  'spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december';
const periodAndYear = new RegExp(`^(${periods})[^a-z0-9]*(19|20)\\d\\d[^a-z0-9]*$`);

let sortedDigests: Buffer | undefined;

/** Whether attackers have this password in their lists. The case is not compared. */
export function isBreachedPassword(password: string): boolean {
  const lowered = password.toLowerCase();
  if (periodAndYear.test(lowered)) return true;
  // Read at the first new password, not at the start.
  sortedDigests ??= readFileSync(fileOfDigests());
  return includes(sortedDigests, createHash('sha256').update(lowered).digest().subarray(0, digestBytes));
}

/** Made by data/make-breached-passwords.mjs; the build copies it to dist, which is all that is installed. */
function fileOfDigests(): string {
  const paths = ['data', 'dist'].map((folder) => join(packageFolder(), folder, 'breached-passwords.bin'));
  const found = paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error('the list of breached passwords is missing: run the build');
  return found;
}

/** Finds a digest in a row of sorted ones by halving the range. */
function includes(digests: Buffer, wanted: Buffer): boolean {
  let from = 0;
  let to = digests.length / digestBytes;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = digests.compare(wanted, 0, digestBytes, middle * digestBytes, (middle + 1) * digestBytes);
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}
