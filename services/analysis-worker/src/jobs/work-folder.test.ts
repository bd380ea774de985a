import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longestAttemptMs } from './analyze-video/lease/stage-limits.ts';
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

test('the folder of a killed process is removed the next time, that of a running one stays', async () => {
  const script = `
    const { mkdirSync, readFileSync } = require('node:fs');
    const folder = process.argv[1].replace('PID', process.pid).replace('START', readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')[19]);
    mkdirSync(folder);
    console.log(folder);
    setInterval(() => undefined, 1_000);`;
  const own = await withWorkFolder(async (folder) => folder);
  const pattern = own.replace(/-\d+-\d+-[^-]+$/, '-PID-START-killed');
  const owner = spawn(process.execPath, ['-e', script, pattern], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(owner.stdout, 'data');
  const folder = String(line).trim();
  await removeStaleFolders({ now: new Date(), longestUseMs: longestAttemptMs });
  expect(await exists(folder)).toBe(true);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  await removeStaleFolders({ now: new Date(), longestUseMs: longestAttemptMs });
  expect(await exists(folder)).toBe(false);
});

test('folders that a killed worker left behind are removed, those in use stay', async () => {
  const stale = join(tmpdir(), `trueswing-analysis-test-${process.pid}`);
  await mkdir(stale);
  await utimes(stale, new Date(0), new Date(Date.now() - 3_600_000));
  try {
    await withWorkFolder(async (used) => {
      await removeStaleFolders({ now: new Date(), longestUseMs: longestAttemptMs });
      expect(await exists(used)).toBe(true);
      expect(await exists(stale)).toBe(false);
    });
  } finally {
    await rm(stale, { recursive: true, force: true });
  }
});
