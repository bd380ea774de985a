import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { identityOf } from '../processes/process-identity.ts';
import { AlreadyRunningError, acquireStackLock, readWebUrl } from './stack-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('has one owner until it is released, and reports the owner', () => {
  const lock = acquireStackLock(folder);
  lock.publishUrl('http://localhost:1234');
  const second = () => acquireStackLock(folder);
  expect(second).toThrow(AlreadyRunningError);
  expect(second).toThrow(`process ${process.pid}, http://localhost:1234`);
  lock.release();
  second().release();
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['of a process that has ended', () => ({ pid: spawnSync('true').pid, startedAt: '1', webUrl: null })],
  ['of a process whose number was reused', () => ({ ...identityOf(process.pid), startedAt: '1', webUrl: null })],
])('a lock %s is ignored', (_, content) => {
  writeFileSync(join(folder, 'stack.lock'), JSON.stringify(content()));
  acquireStackLock(folder).release();
});

it('gives the URL of the stack that runs, and says when none does', () => {
  const missing = `no stack runs from ${folder}: run npm start first`;
  expect(() => readWebUrl(folder)).toThrow(missing);
  const lock = acquireStackLock(folder);
  expect(() => readWebUrl(folder)).toThrow(missing);
  lock.publishUrl('https://192.168.1.7:8443');
  expect(readWebUrl(folder)).toBe('https://192.168.1.7:8443');
  lock.release();
  expect(() => readWebUrl(folder)).toThrow(missing);
});
