import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideUpload, type UploadUsage, uploadStatus } from './decide-upload.ts';

const free: UploadUsage = { isPremium: false, unreleasedUploads: 0, clubsThisWeek: [], analysesToday: 0 };
const premium: UploadUsage = { ...free, isPremium: true };
const faceOn = { club: 'driver', hasDownTheLine: false } as const;
const bothViews = { club: 'driver', hasDownTheLine: true } as const;

describe('whether a swing may be uploaded', () => {
  it.each([
    ['free, the first', free, faceOn, null],
    ['free, the second', { ...free, unreleasedUploads: 1 }, faceOn, 'upload-limit-reached'],
    ['free, with down-the-line', free, bothViews, 'premium-required'],
    ['premium, the first', premium, bothViews, null],
    ['premium, the same club again', { ...premium, clubsThisWeek: ['driver'] }, faceOn, 'weekly-upload-limit-reached'],
    ['premium, the other club', { ...premium, clubsThisWeek: ['7-iron'] }, faceOn, null],
    ['premium, with many of earlier weeks', { ...premium, unreleasedUploads: 40 }, faceOn, null],
    ['a premium that lapsed', { ...free, unreleasedUploads: 7 }, faceOn, 'upload-limit-reached'],
    ['the tenth of a day', { ...premium, analysesToday: 9 }, faceOn, null],
    ['the eleventh of a day', { ...premium, analysesToday: 10 }, faceOn, 'daily-analysis-limit'],
    ['the eleventh of a day, free', { ...free, analysesToday: 10 }, faceOn, 'daily-analysis-limit'],
  ] as const)('%s', (_, usage, upload, code) => {
    const decision = decideUpload(usage, upload);
    expect(decision.allowed ? null : decision.code).toBe(code);
  });

  it('asks for an upgrade only where Premium would help', () => {
    expect(decideUpload({ ...free, unreleasedUploads: 1 }, faceOn)).toMatchObject({ requiresUpgrade: true });
    expect(decideUpload(free, bothViews)).toMatchObject({ requiresUpgrade: true });
    expect(decideUpload({ ...premium, clubsThisWeek: ['driver'] }, faceOn)).toMatchObject({ requiresUpgrade: false });
    expect(decideUpload({ ...free, analysesToday: 10 }, faceOn)).toMatchObject({ requiresUpgrade: false });
  });
});

it.each([
  ['free, before the first', free, false, false, false],
  ['free, after it', { ...free, unreleasedUploads: 1 }, true, false, false],
  [
    'a premium that lapsed this week',
    { ...free, unreleasedUploads: 3, clubsThisWeek: ['driver', '7-iron'] },
    true,
    false,
    false,
  ],
  ['premium, before the first', premium, false, false, false],
  ['premium, with a driver', { ...premium, unreleasedUploads: 9, clubsThisWeek: ['driver'] }, false, true, false],
  ['premium, with both clubs', { ...premium, clubsThisWeek: ['driver', '7-iron'] }, false, true, true],
] as const)(
  'shows which limits are reached: %s',
  (_, usage, isFreeLimitReached, weeklyDriverUploaded, weeklySevenIronUploaded) => {
    expect(uploadStatus(usage)).toMatchObject({ isFreeLimitReached, weeklyDriverUploaded, weeklySevenIronUploaded });
  },
);

it('shows an upload as possible exactly when it would be allowed', () => {
  const usage = fc.record({
    isPremium: fc.boolean(),
    unreleasedUploads: fc.nat(5),
    clubsThisWeek: fc.subarray(['driver', '7-iron'] as const),
    analysesToday: fc.nat(12),
  });
  fc.assert(
    fc.property(usage, (used) => {
      const status = uploadStatus(used);
      expect(status.canUploadDriver).toBe(decideUpload(used, faceOn).allowed);
      expect(status.canUploadSevenIron).toBe(decideUpload(used, { club: '7-iron', hasDownTheLine: false }).allowed);
      if (status.isFreeLimitReached) expect(status.canUploadDriver || status.canUploadSevenIron).toBe(false);
      if (status.weeklyDriverUploaded) expect(status.canUploadDriver).toBe(false);
    }),
  );
});
