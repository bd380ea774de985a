import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type KeyFrameMoves,
  type Measured,
  type NetworkReading,
  storedTrackSchema,
  viewAnalysisSchema,
} from '@trueswing/contracts';
import { correctKeyFrames, findTrunkCrops, isMeasured } from '@trueswing/swing';
import { turnBlends } from '@trueswing/swing/blend-turns';
import { expect, it } from 'vitest';

/** The stored sample swing. */
const stored = (file: string): unknown =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../../../../apps/web/src/features/analyses/sample/generated/${file}`, import.meta.url)),
      'utf8',
    ),
  );
const track = storedTrackSchema.parse(stored('face-on-landmarks.json'));
const { result } = stored('analysis.json') as { result: { faceOn: unknown } };
const { networkReading: _, ...analysis } = viewAnalysisSchema.parse(result.faceOn);
const { events } = analysis;

const crops = findTrunkCrops({ track, events }, 'right');
if (!crops) throw new Error('no crops');
const reading: NetworkReading = {
  network: turnBlends.network,
  momentsS: [...crops.momentsS],
  alone: { shoulderTurnDeg: 80, hipRotationDeg: 30 },
};

function shoulderTurnOf(networkReading: NetworkReading | undefined, moves: KeyFrameMoves['faceOn'] = {}): Measured {
  const outcome = correctKeyFrames({
    faceOn: { track, analysis: { ...analysis, networkReading } },
    downTheLine: null,
    moves: { faceOn: moves, downTheLine: {} },
    club: '7-iron',
    launchMonitor: null,
  });
  if (!outcome.ok) throw new Error(outcome.code);
  const turn = outcome.parts.measurements.shoulderTurnDeg;
  if (!isMeasured(turn)) throw new Error(`withheld: ${turn?.withheld}`);
  return turn;
}
const movedTop = (frames: number) => ({ top: events.top.frame + frames });

it('uses what the network read in the pictures of a stored swing', () => {
  expect(shoulderTurnOf(reading)).not.toEqual(shoulderTurnOf(undefined));
  expect(shoulderTurnOf({ ...reading, alone: { ...reading.alone, shoulderTurnDeg: 70 } }).value).toBeLessThan(
    shoulderTurnOf(reading).value,
  );
});

it('is less sure of it when the top is moved a little, and never less sure than the landmarks alone', () => {
  const widthOf = ({ interval }: Measured): number => (interval ? interval.high - interval.low : Number.NaN);
  const moved = shoulderTurnOf(reading, movedTop(-1));
  expect(widthOf(moved)).toBeGreaterThan(widthOf(shoulderTurnOf(reading)));
  expect(moved).not.toEqual(shoulderTurnOf(undefined, movedTop(-1)));
  for (const frames of [-2, -3, -4, -5, 1, 2]) {
    const alone = widthOf(shoulderTurnOf(undefined, movedTop(frames)));
    expect(widthOf(shoulderTurnOf(reading, movedTop(frames)))).toBeLessThanOrEqual(alone + 0.05);
  }
});

it('reads the landmarks alone when the top is moved far, or another network read the pictures', () => {
  expect(shoulderTurnOf(reading, movedTop(-10))).toEqual(shoulderTurnOf(undefined, movedTop(-10)));
  expect(shoulderTurnOf({ ...reading, network: 'older' })).toEqual(shoulderTurnOf(undefined));
});

it('does not care about moments after the top', () => {
  expect(shoulderTurnOf(reading, { impact: events.impact.frame + 2 })).toEqual(shoulderTurnOf(reading));
});
