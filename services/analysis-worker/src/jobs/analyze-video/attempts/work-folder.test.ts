import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeStaleFolders, withWorkFolder } from './work-folder.ts';

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

test('the folder is private, and removed after the work, also when that failed', async () => {
  let path = '';
  const failing = withWorkFolder(async (folder) => {
    path = folder;
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await writeFile(join(folder, 'video'), 'x');
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  expect(await exists(path)).toBe(false);
});

test('folders that a killed worker left behind are removed, those in use stay', async () => {
  const stale = join(tmpdir(), `trueswing-analysis-test-${process.pid}`);
  await mkdir(stale);
  await utimes(stale, new Date(0), new Date(Date.now() - 3_600_000));
  try {
    await withWorkFolder(async (used) => {
      await removeStaleFolders(new Date());
      expect(await exists(used)).toBe(true);
      expect(await exists(stale)).toBe(false);
    });
  } finally {
    await rm(stale, { recursive: true, force: true });
  }
});
