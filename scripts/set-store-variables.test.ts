import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'no-stack-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string, ...args: string[]) => {
  const env = { ...process.env, TRUESWING_DATA_DIR: folder, DATABASE_ADMIN_URL: '', S3_ENDPOINT: '' };
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [path, ...args], { encoding: 'utf8', env });
  return { status, stderr };
};

// The audit ends with 1 if it found something.
it('an audit without a stack says so in one line and ends with 2', () => {
  const stderr = `storage: no stack in ${folder}: run npm start first\n`;
  expect(run('storage.mjs', 'audit')).toEqual({ status: 2, stderr });
});

it.each(['backup', 'restore', 'drill'])('%s without a stack says so in one line', (command) => {
  const stderr = `${command}: no stack in ${folder}: run npm start first\n`;
  expect(run('backup.mjs', command, join(folder, 'saved'))).toEqual({ status: 1, stderr });
});
