import { readShotFile, type ShotFileRow } from '@trueswing/domain';
import { expect, it } from 'vitest';
import { drawRangeSession } from './draw-range-session.ts';
import { golfers } from './golfers.ts';

const at = new Date('2026-11-20T23:10:00Z');
const answers = { columns: null, clubs: [], speedUnit: 'mph', distanceUnit: 'yd', handedness: 'right' } as const;
const cases = golfers.filter(({ driverMph }) => driverMph !== null).map((golfer) => ({ golfer }));

it.each(cases)('the session of $golfer.key is read whole, as a file of a known maker', ({ golfer }) => {
  const text = drawRangeSession(golfer, { at, progress: 0.5 });
  const rows = text.split('\r\n').map((line, row): ShotFileRow => ({ row: row + 1, cells: line.split(',') }));
  const read = readShotFile(rows, { answers: { ...answers, clubs: [] }, timeZone: 'UTC', now: at });
  expect(read).toMatchObject({ format: 'TrackMan', rejected: [] });
  expect(read?.shots).toHaveLength(52);
  expect(read?.clubs.map(({ club }) => club)).toEqual(['driver', '5-wood', '7-iron', '9-iron', 'pitching-wedge']);
});
