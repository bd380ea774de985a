import type { UploadStatus } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { findWay } from './find-way.ts';

const free: UploadStatus = {
  isPremium: false,
  isFreeLimitReached: false,
  canUploadDriver: true,
  canUploadSevenIron: true,
  weeklyDriverUploaded: false,
  weeklySevenIronUploaded: false,
};
const spent = { ...free, isFreeLimitReached: true };
const premium = { ...free, isPremium: true };
const oneLeft = { ...premium, canUploadDriver: false, weeklyDriverUploaded: true };
const closed = { canUploadDriver: false, canUploadSevenIron: false };
const weekFull = { ...premium, ...closed, weeklyDriverUploaded: true, weeklySevenIronUploaded: true };

test.each([
  ['a free face-on swing', free, 'face-on', false, 'open'],
  ['a free down-the-line swing', free, 'down-the-line', false, 'plans'],
  ['a free golfer whose upload is used', spent, 'face-on', false, 'plans'],
  ['a premium swing in either view', premium, 'down-the-line', false, 'open'],
  ['a premium golfer with one club left', oneLeft, 'face-on', false, 'open'],
  ['a premium golfer whose week is full', weekFull, 'face-on', false, 'later'],
  ['a swing while another one is uploaded', premium, 'face-on', true, 'upload'],
  ['a swing before the uploads are known', undefined, 'face-on', false, 'open'],
] as const)('%s', (_, status, view, isUploading, kind) => {
  expect(findWay(status, view, isUploading).kind).toBe(kind);
});

test('a swing that waits names the time from which it is taken', () => {
  expect(findWay(weekFull, 'face-on', false)).toMatchObject({ text: expect.stringContaining('Sunday') });
  for (const status of [free, premium]) {
    const way = findWay({ ...status, ...closed }, 'face-on', false);
    expect(way).toEqual({ kind: 'later', text: '10 analyses a day are done. Upload again after midnight (CT).' });
  }
});

test('a used free upload is said before the view: Premium is the next step for both', () => {
  expect(findWay(spent, 'down-the-line', false)).toMatchObject({
    text: expect.stringContaining('free upload is used'),
  });
});
