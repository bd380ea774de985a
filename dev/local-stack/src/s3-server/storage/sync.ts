import { open } from 'node:fs/promises';

/** Writes a file's data to the disk, so that a power failure does not empty it. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes the names in a folder to the disk, so that a power failure undoes no rename. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
