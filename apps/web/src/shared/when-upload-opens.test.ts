import { maxAnalysesPerDay, type UploadUsage, uploadStatus } from '@trueswing/domain';
import { expect, test } from 'vitest';
import { whenUploadOpens } from './when-upload-opens.ts';

const premium: UploadUsage = { isPremium: true, unreleasedUploads: 0, clubsThisWeek: [], analysesToday: 0 };
const bothClubs = { ...premium, unreleasedUploads: 2, clubsThisWeek: ['driver', '7-iron'] as const };
const dayFull = { analysesToday: maxAnalysesPerDay };

test.each<[string, UploadUsage, string, string]>([
  ['a new golfer', { ...premium, isPremium: false }, 'now', 'now'],
  ['a free golfer after ten failed analyses', { ...premium, isPremium: false, ...dayFull }, 'midnight', 'midnight'],
  ['a week with one club', { ...premium, clubsThisWeek: ['driver'] }, 'now', 'sunday'],
  ['a week with both clubs', bothClubs, 'sunday', 'sunday'],
  ['ten failed analyses', { ...premium, ...dayFull }, 'midnight', 'midnight'],
  [
    'ten analyses, one of which has used a club',
    { ...premium, clubsThisWeek: ['driver'], ...dayFull },
    'midnight',
    'sunday',
  ],
  ['ten analyses in a week with both clubs', { ...bothClubs, ...dayFull }, 'sunday', 'sunday'],
])('after %s an upload opens when the rule of uploads allows it', (_, usage, anyClub, driver) => {
  const status = uploadStatus(usage);
  expect(whenUploadOpens(status)).toBe(anyClub);
  expect(whenUploadOpens(status, ['driver'])).toBe(driver);
});
