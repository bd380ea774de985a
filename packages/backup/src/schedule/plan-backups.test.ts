import { expect, it, test } from 'vitest';
import { isCutOff, isDue, listExpired, nameBackup, readBackupNames } from './plan-backups.ts';

const hourMs = 3_600_000;
const now = new Date('2026-11-25T03:00:12.345Z');
const hoursAgo = (hours: number) => nameBackup(new Date(now.getTime() - hours * hourMs));

test('the name of a backup says when it began', () => {
  const name = nameBackup(now);
  expect(name).toBe('2026-11-25T03-00-12Z');
  expect(readBackupNames([name])).toEqual([{ name, begunAt: new Date('2026-11-25T03:00:12Z') }]);
});

test('the newest one comes first, and what is no backup is left out', () => {
  const names = ['lost+found', hoursAgo(48), `${hoursAgo(1)}.unfinished`, hoursAgo(24), '2026-13-45T99-00-00Z'];
  expect(readBackupNames(names).map(({ name }) => name)).toEqual([hoursAgo(24), hoursAgo(48)]);
});

it.each([
  [`${hoursAgo(1)}.unfinished`, true],
  [hoursAgo(1), false],
  [`${hoursAgo(1)}-before-migrate.unfinished`, false],
  ['notes.unfinished', false],
])('%s was cut off: %s', (name, expected) => {
  expect(isCutOff(name)).toBe(expected);
});

it.each([
  ['without one', [], true],
  ['after the hours', [hoursAgo(25), hoursAgo(49)], true],
  ['before them', [hoursAgo(23), hoursAgo(47)], false],
  ['with one that is dated in the future', [hoursAgo(-500), hoursAgo(25)], true],
])('is due %s: %s', (_, names, due) => {
  expect(isDue(readBackupNames(names), now, 24)).toBe(due);
});

it.each([
  ['old ones', [hoursAgo(1), hoursAgo(24 * 15), hoursAgo(24 * 13)], [hoursAgo(24 * 15)]],
  ['not the only one, however old', [hoursAgo(24 * 100)], []],
  ['none of an empty folder', [], []],
])('removes %s', (_, names, removed) => {
  expect(listExpired(readBackupNames(names), now, 14).map(({ name }) => name)).toEqual(removed);
});
