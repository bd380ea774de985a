import {
  analysisResultSchema,
  type KeyFrameMoves,
  type MeasurementName,
  type SwingEventName,
  swingEventNames,
  type VideoPair,
} from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeStickSwing } from '../test/store-stick-swing.ts';
import type { LaunchMonitorShot } from './4-judge/launch-monitor/launch-monitor-shot.ts';
import { writeTexts } from './5-advise/text/write-texts.ts';
import { algorithmVersion } from './algorithm-version.ts';
import { correctKeyFrames, type StoredVideo } from './correct-key-frames.ts';

type Videos = { readonly faceOn: StoredVideo; readonly downTheLine: StoredVideo | null };

const shot: LaunchMonitorShot = {
  tour: 'pga' as const,
  clubSpeedMph: 98,
  ballSpeedMph: 142,
  carryYd: 231,
  totalYd: 252,
  spinRpm: 2_700,
  clubPathDeg: -2.4,
  faceAngleDeg: 1.6,
};
const none: KeyFrameMoves = { faceOn: {}, downTheLine: {} };

const oneSwing: VideoPair = { isSaidToBeOneSwing: true, readAs: 'one-swing', sentence: '' };

const outcomeOf = ({ faceOn, downTheLine }: Videos, moves: KeyFrameMoves, filmPair: VideoPair | null = null) =>
  correctKeyFrames({ faceOn, downTheLine, filmPair, moves, club: 'driver', launchMonitor: shot });
function corrected(videos: Videos, moves: KeyFrameMoves, filmPair: VideoPair | null = null) {
  const outcome = outcomeOf(videos, moves, filmPair);
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.event}`);
  return outcome.parts;
}

describe('without moves', () => {
  it.each([
    ['one video', ['face-on'], { fps: 30 }],
    ['both videos', ['face-on', 'down-the-line'], { fps: 30 }],
    ['a left-hander', ['face-on', 'down-the-line'], { fps: 30, hand: 'left' }],
    ['a video from behind', ['down-the-line'], { fps: 30 }],
  ] as const)('gives what was stored: %s', { timeout: 20_000 }, (_, views, changes) => {
    const { swing, ...videos } = storeStickSwing(views, changes);
    const { measurements, filmPair, findings, warnings } = swing;
    expect(corrected(videos, none)).toEqual({
      algorithm: algorithmVersion,
      writer: 'deterministic',
      measurements,
      filmPair,
      findings,
      warnings,
      faceOn: videos.faceOn.analysis,
      downTheLine: videos.downTheLine?.analysis ?? null,
      ...writeTexts({
        measurements,
        findings,
        club: 'driver',
        launchMonitor: shot,
        handedness: videos.faceOn.analysis.handedness,
      }),
    });
  });

  it('gives it again after a correction', () => {
    const videos = storeStickSwing(['face-on']);
    const { frame } = videos.faceOn.analysis.events.top;
    const { faceOn } = corrected(videos, { ...none, faceOn: { top: frame - 4 } });
    const again = { faceOn: { ...videos.faceOn, analysis: faceOn }, downTheLine: null };
    expect(corrected(again, none)).toEqual(corrected(videos, none));
  });

  it('blames the moments, not the video, where only the moved ones leave no time for a swing', () => {
    const videos = storeStickSwing(['face-on'], { fps: 60 });
    expect(videos.faceOn.analysis.timeBase.trusted).toBe(true);
    const { frame } = videos.faceOn.analysis.events.impact;
    const { faceOn, measurements } = corrected(videos, {
      ...none,
      faceOn: { top: frame - 5, midDownswing: frame - 3 },
    });
    const reason =
      'No swing has the times of the moments that you set, so we cannot time it. Check address, top and impact.';
    expect(faceOn.timeBase).toMatchObject({ trusted: false, reason });
    expect(measurements.tempoRatio).toEqual({ withheld: reason });
  });

  it('keeps the time base of an old analysis, which did not store the times of all frames', () => {
    const { faceOn } = storeStickSwing(['face-on']);
    const timeBase = { ...faceOn.analysis.timeBase, trusted: false, reason: 'As it was.' };
    const { timeFacts, ...track } = faceOn.track;
    expect(timeFacts).toBeDefined();
    const old = { faceOn: { track, analysis: { ...faceOn.analysis, timeBase } }, downTheLine: null };
    const { frame } = faceOn.analysis.events.top;
    expect(corrected(old, { ...none, faceOn: { top: frame - 2 } }).faceOn.timeBase).toEqual(timeBase);
  });
});

const turns = ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg'] as const;
/** Measurements that may change with each event besides itself. Everything is measured from address. */
const followers: Record<Exclude<SwingEventName, 'address'>, readonly MeasurementName[]> = {
  toeUp: [...turns, 'handPathShiftBh'],
  midBackswing: turns,
  top: [
    ...turns,
    ...(['tempoRatio', 'backswingS', 'downswingS', 'sideBendAtTopDeg', 'shoulderTiltAtTopDeg'] as const),
    ...(['headSidewaysAtTopBh', 'headLiftAtTopBh', 'pelvisSwayBh', 'pelvisLiftAtTopBh', 'handPathShiftBh'] as const),
  ],
  midDownswing: ['handsAbovePlaneBh', 'handPathShiftBh'],
  impact: [
    ...(['tempoRatio', 'downswingS', 'sideBendDeg', 'spineAngleChangeDeg', 'shoulderTiltAtImpactDeg'] as const),
    ...(['headMovementBh', 'headSidewaysAtImpactBh', 'headLiftAtImpactBh', 'pelvisSlideBh'] as const),
    ...(['pelvisLiftAtImpactBh', 'earlyExtensionBh', 'leadArmBendAtImpactDeg'] as const),
  ],
  midFollowThrough: [],
  finish: ['finishSwayBh'],
};

const swings = {
  'face-on': storeStickSwing(['face-on'], { sway: 0.06 }),
  'down-the-line': storeStickSwing(['down-the-line'], { postureLossDeg: 12 }),
};
const anyView = fc.constantFrom('face-on', 'down-the-line');
const anyEvent = fc.constantFrom(...swingEventNames);
const anyFollower = fc.constantFrom(...swingEventNames).filter((event) => event !== 'address');
const shift = fc.integer({ min: -12, max: 12 });

/** Measurements in seconds, or that depend on them: the first thing that a wrong event spoils is the time base. */
const timed = ['tempoRatio', 'backswingS', 'downswingS', 'finishSwayBh'] as const;

/** Measurements that differ without reason. */
function strayChanges(videos: Videos, event: Exclude<SwingEventName, 'address'>, by: number): MeasurementName[] {
  const { frame } = videos.faceOn.analysis.events[event];
  const outcome = outcomeOf(videos, { ...none, faceOn: { [event]: frame + by } });
  if (!outcome.ok) return [];
  const [before, after] = [corrected(videos, none), outcome.parts];
  const isTimeBaseSame = JSON.stringify(before.faceOn.timeBase) === JSON.stringify(after.faceOn.timeBase);
  const allowed = new Set<MeasurementName>([...followers[event], ...(isTimeBaseSame ? [] : timed)]);
  const names = new Set(Object.keys({ ...before.measurements, ...after.measurements }) as MeasurementName[]);
  const differs = (name: MeasurementName) =>
    JSON.stringify(before.measurements[name]) !== JSON.stringify(after.measurements[name]);
  return [...names].filter((name) => differs(name) && !allowed.has(name));
}

describe('a correction', () => {
  it('changes what follows from it and nothing else', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyView, anyFollower, shift, (view, event, by) => {
        expect(strayChanges(swings[view], event, by)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('gives the tempo of the moved times', () => {
    const videos = swings['face-on'];
    const { events } = videos.faceOn.analysis;
    const { measurements } = corrected(videos, { ...none, faceOn: { top: events.top.frame - 6 } });
    const value = (name: MeasurementName) => {
      const measurement = measurements[name];
      return measurement && 'value' in measurement ? measurement.value : Number.NaN;
    };
    const between = (event: 'address' | 'impact') => events[event].betweenFramesS ?? Number.NaN;
    expect(value('downswingS')).toBeCloseTo(between('impact') - events.top.timeS + 6 / 60, 2);
    expect(value('backswingS')).toBeCloseTo(events.top.timeS - between('address') - 6 / 60, 2);
  });

  it('changes the video that it is about, and what both videos give together', { timeout: 20_000 }, () => {
    const videos = storeStickSwing(['face-on', 'down-the-line']);
    const { downTheLine } = videos;
    if (!downTheLine) throw new Error('no second video');
    const moves = { ...none, downTheLine: { top: downTheLine.analysis.events.top.frame - 13 } };
    const [before, after] = [corrected(videos, none, oneSwing), corrected(videos, moves, oneSwing)];
    expect(after.faceOn).toEqual(before.faceOn);
    expect(after.downTheLine?.events.top.detected).toEqual(before.downTheLine?.events.top);
    expect(after.downTheLine?.measurements.downswingS).not.toEqual(before.downTheLine?.measurements.downswingS);
    // The videos now show different times, so they are no longer taken for one swing, whatever the golfer said.
    expect([before.filmPair, after.filmPair]).toMatchObject([
      { isSaidToBeOneSwing: true, readAs: 'one-swing' },
      { isSaidToBeOneSwing: true, readAs: 'two-swings' },
    ]);
    const again = { ...videos, downTheLine: { ...downTheLine, analysis: after.downTheLine ?? downTheLine.analysis } };
    expect(corrected(again, none, after.filmPair ?? null).filmPair).toEqual(before.filmPair);
  });

  it('names the video whose events cannot be so', () => {
    const videos = storeStickSwing(['face-on', 'down-the-line']);
    expect(outcomeOf(videos, { ...none, downTheLine: { top: 100_000 } })).toEqual({
      ok: false,
      code: 'key-frame-outside-film',
      event: 'top',
      view: 'down-the-line',
    });
    expect(outcomeOf(swings['face-on'], { ...none, downTheLine: { top: 1 } })).toMatchObject({
      ok: false,
      code: 'key-frame-outside-film',
      view: 'down-the-line',
    });
  });

  it('gives a result that can be stored, or a rejection, for any moves', { timeout: 60_000 }, () => {
    const anyMoves = fc.dictionary(anyEvent, fc.integer({ min: 0, max: 210 }), { maxKeys: 3 });
    fc.assert(
      fc.property(anyView, anyMoves, (view, faceOn) => {
        const videos = swings[view];
        const outcome = outcomeOf(videos, { ...none, faceOn });
        if (!outcome.ok) return;
        const result = { ...outcome.parts, poseModel: 'full', timingsMs: {} };
        expect(analysisResultSchema.parse(result)).toEqual(result);
        expect(outcomeOf(videos, { ...none, faceOn })).toEqual(outcome);
      }),
      { numRuns: 80 },
    );
  });
});
