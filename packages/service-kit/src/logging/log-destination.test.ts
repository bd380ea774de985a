import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LogDestination } from './log-destination.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-destination-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes every line in order', async () => {
  const file = join(folder, 'log');
  const fd = openSync(file, 'a');
  const destination = new LogDestination(fd, () => undefined);
  const lines = Array.from({ length: 5_000 }, (_, count) => `line ${count}\n`);
  for (const line of lines) destination.write(line);
  await destination.flush(5_000);
  closeSync(fd);
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''));
  expect(destination.droppedLines).toBe(0);
});

it('drops and counts the lines that a full disk refuses', async () => {
  const fd = openSync('/dev/full', 'w');
  const destination = new LogDestination(fd, () => undefined);
  for (let count = 0; count < 100; count++) destination.write('no space for this\n');
  await destination.flush(5_000);
  closeSync(fd);
  expect(destination.droppedLines).toBe(100);
});

it('keeps its memory bounded and returns immediately while no one reads the pipe', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const fd = openSync(pipe, 'r+');
  const destination = new LogDestination(fd, () => undefined);
  const startedAt = performance.now();
  for (let count = 0; count < 3_000; count++) destination.write(`${'x'.repeat(1_000)}\n`);
  await destination.flush(50);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(destination.droppedLines).toBeGreaterThan(1_500);
});
