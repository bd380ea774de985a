import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Ends the name of a backup until it is complete. */
export const unfinished = '.unfinished';

/** Writes a backup into a folder of its own, which gets its name when it is complete and on the disk. Nothing of one that fails stays. */
export async function writeComplete(
  folder: string,
  name: string,
  write: (path: string) => Promise<unknown>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  try {
    await write(path + unfinished);
    await rename(path + unfinished, path);
  } catch (error) {
    await rm(path + unfinished, { recursive: true, force: true });
    throw error;
  }
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
