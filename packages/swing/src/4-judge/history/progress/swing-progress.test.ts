import { measurementNames } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { filmedView } from '../../../../test/filmed-view.ts';
import { measured } from '../../../../test/measured.ts';
import { measurementRows } from '../../../3-measure/measurements.table.ts';
import { goalScales } from '../../goal/goal-scales.ts';
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

const signed = measurementNames.filter((name) => name in goalScales && 'directions' in measurementRows[name]);
it.each(signed)('the measurement of a goal, %s, changes in words that compare', (name) => {
  const [up, down] = swingProgress([], name).find(({ id }) => id === name)?.directions ?? [];
  for (const word of [up, down]) expect(word).toMatch(/^(?:farther|closer|more|higher|lower)\b/);
});

it('a swing with less sway than before has its hips farther toward the target', () => {
  const rows = swingProgress(
    [8, 8, 1, 1].map((value, atMs) => ({
      atMs,
      club: 'driver',
      algorithm: 'swing-1',
      faceOn: filmedView,
      downTheLine: null,
      measurements: { pelvisSwayBh: measured(value, 1) },
    })),
    'pelvisSwayBh',
  );
  expect(sayProgress(rows, (atMs) => `day ${atMs}`, 'driver')).toMatch(
    /^Hip sway with the driver is \d+ % of your height farther toward target than before day 2: /,
  );
});
