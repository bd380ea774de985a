import { expect, it } from 'vitest';
import { listDueReminders } from './due-reminders.ts';

// 2026-11-22 is a Sunday; US Central time is UTC−6 then.
it.each([
  ['Saturday before midnight', '2026-11-22T05:59:59Z', ['streak-at-risk', 'mobility-retest']],
  ['Sunday at midnight', '2026-11-22T06:00:00Z', ['new-week', 'new-week-untrained']],
  ['Sunday at eight', '2026-11-22T14:00:00Z', ['new-week', 'new-week-untrained', 'mobility-retest']],
  ['Tuesday', '2026-11-24T20:00:00Z', ['new-week', 'new-week-untrained', 'mobility-retest']],
  ['Wednesday at midnight', '2026-11-25T06:00:00Z', []],
  ['Wednesday at noon', '2026-11-25T18:00:00Z', ['mobility-retest']],
  ['Saturday before eight', '2026-11-28T13:59:59Z', []],
  ['Saturday at eight', '2026-11-28T14:00:00Z', ['streak-at-risk', 'mobility-retest']],
  ['Saturday at eight in summer', '2026-07-04T13:00:00Z', ['streak-at-risk', 'mobility-retest']],
])('%s', (_, now, kinds) => {
  expect([...new Set(listDueReminders(new Date(now)).map(({ kind }) => kind))]).toEqual(kinds);
});

it('a new week is for those who were active in the four weeks before it', () => {
  expect(listDueReminders(new Date('2026-11-23T06:00:00Z'))).toEqual([
    { kind: 'new-week', week: '2026-11-22', activeSince: '2026-10-25' },
    { kind: 'new-week-untrained', week: '2026-11-22', activeSince: '2026-10-25' },
  ]);
});

it('a retest is due four weeks after the last check, and for six days more', () => {
  const lastDays = listDueReminders(new Date('2026-11-25T18:00:00Z')).map(
    (reminder) => reminder.kind === 'mobility-retest' && reminder.lastDay,
  );
  expect(lastDays).toEqual(Array.from({ length: 7 }, (_, at) => `2026-10-${22 + at}`));
});
