import { type AnalysisResult, analysisResultSchema, type BallHistory } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeStickSwing } from '../test/store-stick-swing.ts';
import type { LaunchMonitorShot } from './4-judge/launch-monitor/launch-monitor-shot.ts';
import { correctKeyFrames } from './correct-key-frames.ts';
import { judgeAgain } from './judge-again.ts';

const { swing, faceOn, downTheLine } = storeStickSwing(['face-on', 'down-the-line'], { fps: 30 });
const club = 'driver' as const;

/** The result that the rules of today give the videos with a ball. */
function resultWith(launchMonitor: LaunchMonitorShot | null, ballHistory: BallHistory | null = null): AnalysisResult {
  const outcome = correctKeyFrames({
    faceOn,
    downTheLine,
    filmPair: swing.filmPair,
    moves: { faceOn: {}, downTheLine: {} },
    club,
    launchMonitor,
    ballHistory,
  });
  if (!outcome.ok) throw new Error(outcome.code);
  const about = { poseModel: 'full', timingsMs: {}, ...(ballHistory && { ballHistory }) };
  return analysisResultSchema.parse(JSON.parse(JSON.stringify({ ...outcome.parts, ...about })));
}
const plain = (result: AnalysisResult) => JSON.parse(JSON.stringify(result));

const openFace: LaunchMonitorShot = {
  tour: 'pga',
  clubSpeedMph: 98,
  ballSpeedMph: 142,
  clubPathDeg: -1,
  faceAngleDeg: 7,
};
const faces = (mean: number): BallHistory => ({
  faceAngleDeg: { n: 30, leftOut: 0, mean, standardDeviation: 1 },
  clubPathDeg: { n: 30, leftOut: 0, mean: 0, standardDeviation: 1 },
});

describe('a result that is judged again', () => {
  it('is that of an analysis with these numbers', () => {
    const again = judgeAgain(resultWith(null), { club, launchMonitor: openFace, ballHistory: faces(7) });
    expect(plain(again)).toEqual(resultWith(openFace, faces(7)));
    expect(again.launchMonitorAssessment).not.toBeNull();
  });

  it('keeps what was measured, and the version that measured it', () => {
    const old = { ...resultWith(null), algorithm: 'swing-2026.10.1', writer: 'a-language-model' };
    const again = judgeAgain(old, { club, launchMonitor: openFace });
    const { measurements, faceOn: first, algorithm, filmPair } = old;
    expect(again).toMatchObject({ measurements, faceOn: first, algorithm, filmPair, writer: 'deterministic' });
  });

  it('weighs the averages of now, and none if there are none', () => {
    const judged = (history: BallHistory | null) =>
      judgeAgain(resultWith(openFace, faces(7)), { club, launchMonitor: openFace, ballHistory: history });
    expect(judged(null)).not.toHaveProperty('ballHistory');
    expect(judged(faces(0)).ballHistory).toEqual(faces(0));
  });
});

it('going from any ball to any other and back gives the same result', () => {
  const angle = fc.option(fc.integer({ min: -9, max: 9 }), { nil: null });
  const ball = fc.record({
    launchMonitor: fc.option(
      fc.record({ tour: fc.constantFrom('pga' as const, 'lpga' as const), clubPathDeg: angle, faceAngleDeg: angle }),
      { nil: null },
    ),
    ballHistory: fc.option(fc.integer({ min: -8, max: 8 }).map(faces), { nil: null }),
  });
  const start = resultWith(null);
  fc.assert(
    fc.property(ball, ball, (one, other) => {
      const direct = judgeAgain(start, { club, ...one });
      expect(judgeAgain(judgeAgain(direct, { club, ...other }), { club, ...one })).toEqual(direct);
    }),
  );
});
