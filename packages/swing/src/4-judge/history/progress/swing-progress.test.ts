import { expect, it } from 'vitest';
import { filmedView } from '../../../../test/filmed-view.ts';
import { measured } from '../../../../test/measured.ts';
import { sayProgress } from './say-progress.ts';
import { swingProgress } from './swing-progress.ts';

it('a signed number changes in the directions of its table, not up or down', () => {
  const rows = swingProgress(
    [6, 6, -6, -6].map((value, atMs) => ({
      atMs,
      club: 'driver',
      algorithm: 'swing-1',
      faceOn: filmedView,
      downTheLine: null,
      measurements: { spineAngleChangeDeg: measured(value, 1) },
    })),
  );
  expect(sayProgress(rows, (atMs) => `day ${atMs}`, 'driver')).toMatch(
    /^Spine since address with the driver is \d+° more upright than before day 2: likely a change\.$/,
  );
});
