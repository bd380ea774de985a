import type { Measured } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { filmedView } from '../../../../test/filmed-view.ts';
import { measured } from '../../../../test/measured.ts';
import { type DatedVideo, measurementProgress } from './measurement-progress.ts';

const turned = (value: number, part: Partial<Measured> = {}): Measured =>
  measured(value, 12, { interval: { low: value - 12, high: value + 12 }, views: 'face-on', ...part });
const swing = (nth: number, hips: Measured, part: Partial<DatedVideo> = {}): DatedVideo => ({
  atMs: nth,
  club: 'driver',
  algorithm: 'swing-1',
  faceOn: filmedView,
  downTheLine: null,
  measurements: { hipRotationDeg: hips, tempoRatio: measured(3, 0.1), xFactorDeg: { withheld: 'No.' } },
  ...part,
});
const hips = (swings: readonly DatedVideo[]) => measurementProgress('hipRotationDeg', swings);
const nearer = { ...filmedView, framing: { statureShare: 0.9, feetX: 0.5, feetY: 0.85 } };

describe('how a turn went', () => {
  it('is a real change from enough swings, in any order', () => {
    const swings = [25, 27, 24, 26, 25, 45, 47, 44, 46, 45].map((deg, index) => swing(index, turned(deg)));
    const progress = hips(swings);
    expect(progress).toMatchObject({ kind: 'judged', mark: 'real', before: { readings: 5, fromMs: 0, upToMs: 4 } });
    expect(hips(swings.toReversed())).toEqual(progress);
    if (progress.kind !== 'judged') throw new Error('not judged');
    expect(progress.changeRange.low).toBeGreaterThan(0);
    expect(progress.smallestChange).toBeLessThan(progress.change);
    // The camera saw 20°, and a camera sees less of a change than there is.
    expect(progress.change).toBeGreaterThan(20);
  });

  it('is noise between two swings that are as far apart as swings of one golfer are', () => {
    expect(hips([swing(1, turned(30)), swing(2, turned(40))])).toMatchObject({ kind: 'judged', mark: 'noise' });
  });

  it('is read from the swings that were filmed like the newest one', () => {
    const swings = [swing(1, turned(30)), swing(2, turned(60), { faceOn: nearer }), swing(3, turned(31))];
    expect(hips(swings)).toMatchObject({ before: { readings: 1, upToMs: 1 }, since: { readings: 1, fromMs: 3 } });
  });

  it.each([
    ['no swing', [], 'none'],
    ['one swing', [swing(1, turned(30))], 'only-one'],
    ['another club only', [swing(1, turned(30), { club: '7-iron' }), swing(2, turned(30))], 'only-one'],
    ['another place', [swing(1, turned(30), { faceOn: nearer }), swing(2, turned(30))], 'other-filming'],
    ['an older version', [swing(1, turned(30), { algorithm: 'swing-0' }), swing(2, turned(30))], 'other-version'],
    ['other views', [swing(1, turned(30, { views: 'both' })), swing(2, turned(30))], 'unknown-error'],
    ['a bound', [swing(1, turned(30, { bound: 'at-most' })), swing(2, turned(30))], 'bound'],
  ] as const)('is open with %s', (_, swings, reason) => {
    expect(hips(swings)).toMatchObject({ kind: 'open', reason });
  });
});

it('a turn needs four swings for a real change of many errors, and says how many are missing until six', () => {
  const turns = (values: readonly number[]) => hips(values.map((deg, index) => swing(index, turned(deg))));
  expect(turns([20, 70])).toMatchObject({ mark: 'likely', missing: 4 });
  expect(turns([20, 70, 71])).toMatchObject({ mark: 'likely', missing: 3 });
  expect(turns([20, 21, 70, 71])).toMatchObject({ mark: 'real', missing: 2 });
});

describe('another number than a turn', () => {
  const tempos = (values: readonly number[], part: (index: number) => Partial<DatedVideo> = () => ({})) =>
    measurementProgress(
      'tempoRatio',
      values.map((value, index) =>
        swing(index, turned(30), { measurements: { tempoRatio: measured(value, 0.1) }, ...part(index) }),
      ),
    );

  it('shows the uneven range of a single tempo, as its dial does', () => {
    const slow = measured(6, 2, { ratioInterval: { low: 4.7, high: 8 } });
    const progress = measurementProgress('tempoRatio', [swing(1, turned(30), { measurements: { tempoRatio: slow } })]);
    expect(progress).toMatchObject({ kind: 'open', now: { range: { low: 4.7, high: 8 } } });
  });

  it('is likely at most, since no one knows how far the swings of one golfer lie apart', () => {
    expect(tempos([2, 4])).toMatchObject({ mark: 'likely', missing: null });
    expect(tempos([2, 2, 2.1, 4, 4, 4.1])).toMatchObject({ mark: 'likely', missing: null });
  });

  it('is noise where the swings scatter as much, whatever their ± says', () => {
    expect(tempos([2.6, 3.3, 2.7, 3.2, 2.8, 3.5, 2.9, 3.6])).toMatchObject({ mark: 'noise' });
  });

  it('is compared with swings that were filmed alike only', () => {
    const moved = (index: number) => (index === 1 ? { faceOn: nearer } : {});
    expect(tempos([3, 3.1], moved)).toMatchObject({ kind: 'open', reason: 'other-filming' });
    expect(tempos([2, 4, 2], moved)).toMatchObject({
      kind: 'judged',
      mark: 'noise',
      since: { readings: 1, fromMs: 2 },
    });
  });
});
