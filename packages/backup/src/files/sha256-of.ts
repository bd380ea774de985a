import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { BackupFiles } from './backup-files.ts';

/** Digest of a file's content, in hex. Fails if it cannot be decrypted. */
export async function sha256Of(files: BackupFiles, path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(files.read(path), hash);
  return hash.digest('hex');
}
