import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ManagedProcess } from './managed-process.ts';
import { Part } from './part.ts';
import { Supervisor } from './supervisor.ts';

let folder: string;
let part: Part;
let supervisor: Supervisor;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  lines = [];
});
afterEach(async () => {
  await supervisor.stop();
  await part.stop();
  rmSync(folder, { recursive: true });
});

const sleeps = 'setInterval(() => undefined, 1_000)';

/** Supervises a part that runs a script. */
async function supervise(
  scriptOf: (start: number) => string,
  options: { calmMs?: number; hasSpace?: () => boolean } = {},
): Promise<void> {
  let starts = 0;
  const start = () =>
    ManagedProcess.start({
      name: 'service',
      command: process.execPath,
      args: ['-e', scriptOf(starts++)],
      env: {},
      logFile: join(folder, 'service.log'),
      stopSignal: 'SIGTERM',
      stopDeadlineMs: 1_000,
    });
  part = new Part(await start(), start);
  supervisor = new Supervisor({ log: (line) => lines.push(line), firstPauseMs: 20, ...options });
  supervisor.add(part, () => undefined);
}

async function crash(): Promise<void> {
  const { pid } = part.process;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => part.process.pid !== pid && part.process.isRunning, { timeout: 10_000 }).toBe(true);
}

it('a killed part is restarted, and the log says so', async () => {
  await supervise(() => sleeps);
  await crash();
  await expect
    .poll(() => lines)
    .toEqual(['service ended (signal SIGKILL). Restarting it in 0.02 s.', 'service is running again.']);
});

it('a part that always ends is restarted after longer and longer pauses, then given up with the end of its log', async () => {
  await supervise(() => 'console.log("no license"); process.exit(7)');
  const reason = await supervisor.gaveUp;
  expect(reason.message).toContain('service failed 6 times in a row. service ended (exit code 7)');
  expect(reason.message).toContain('no license');
  expect(lines.filter((line) => line.includes('Restarting')).map((line) => /in ([\d.]+) s/.exec(line)?.[1])).toEqual([
    '0.02',
    '0.04',
    '0.08',
    '0.16',
    '0.32',
  ]);
});

it('failures from before a calm time do not count', async () => {
  await supervise(() => sleeps, { calmMs: 0 });
  for (let count = 0; count < 8; count++) await crash();
  expect(lines.every((line) => !line.includes('Restarting') || line.endsWith('in 0.02 s.'))).toBe(true);
});

it('a part that cannot start on a full disk is tried until there is space', async () => {
  let hasSpace = false;
  await supervise(() => (hasSpace ? sleeps : 'process.exit(1)'), { hasSpace: () => hasSpace });
  await expect
    .poll(() => lines.filter((line) => line.includes('The disk is full.')).length, { timeout: 10_000 })
    .toBeGreaterThan(7);
  hasSpace = true;
  await expect.poll(() => lines.at(-1), { timeout: 10_000 }).toBe('service is running again.');
});

it('a part that was stopped or killed on purpose is left alone', async () => {
  await supervise(() => sleeps);
  await part.kill();
  expect(lines).toEqual([]);
  await part.restart();
  await supervisor.stop();
  const { process: child } = part;
  process.kill(child.pid, 'SIGKILL');
  await child.exited;
  expect(part.process).toBe(child);
});
