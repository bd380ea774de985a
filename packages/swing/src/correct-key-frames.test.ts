import {
  analysisResultSchema,
  type FilmPair,
  type KeyFrameMoves,
  type MeasurementName,
  type SwingEventName,
  swingEventNames,
} from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeStickSwing } from '../test/store-stick-swing.ts';
import type { LaunchMonitorShot } from './4-judge/launch-monitor/launch-monitor-shot.ts';
import { writeTexts } from './5-advise/text/write-texts.ts';
import { algorithmVersion } from './algorithm-version.ts';
import { correctKeyFrames, type StoredFilm } from './correct-key-frames.ts';

type Films = { readonly faceOn: StoredFilm; readonly downTheLine: StoredFilm | null };

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

const oneSwing: FilmPair = { isSaidToBeOneSwing: true, readAs: 'one-swing', sentence: '' };

const outcomeOf = ({ faceOn, downTheLine }: Films, moves: KeyFrameMoves, filmPair: FilmPair | null = null) =>
  correctKeyFrames({ faceOn, downTheLine, filmPair, moves, club: 'driver', launchMonitor: shot });
function corrected(films: Films, moves: KeyFrameMoves, filmPair: FilmPair | null = null) {
  const outcome = outcomeOf(films, moves, filmPair);
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.event}`);
  return outcome.parts;
}

describe('without moves', () => {
  it.each([
    ['one film', ['face-on'], { fps: 30 }],
    ['both films', ['face-on', 'down-the-line'], { fps: 30 }],
    ['a left-hander', ['face-on', 'down-the-line'], { fps: 30, hand: 'left' }],
    ['a film from behind', ['down-the-line'], { fps: 30 }],
  ] as const)('gives what was stored: %s', { timeout: 20_000 }, (_, views, changes) => {
    const { swing, ...films } = storeStickSwing(views, changes);
    const { measurements, filmPair, findings, warnings } = swing;
    expect(corrected(films, none)).toEqual({
      algorithm: algorithmVersion,
      writer: 'deterministic',
      measurements,
      filmPair,
      findings,
      warnings,
      faceOn: films.faceOn.analysis,
      downTheLine: films.downTheLine?.analysis ?? null,
      ...writeTexts({
        measurements,
        findings,
        club: 'driver',
        launchMonitor: shot,
        handedness: films.faceOn.analysis.handedness,
      }),
    });
  });

  it('gives it again after a correction', () => {
    const films = storeStickSwing(['face-on']);
    const { frame } = films.faceOn.analysis.events.top;
    const { faceOn } = corrected(films, { ...none, faceOn: { top: frame - 4 } });
    const again = { faceOn: { ...films.faceOn, analysis: faceOn }, downTheLine: null };
    expect(corrected(again, none)).toEqual(corrected(films, none));
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
function strayChanges(films: Films, event: Exclude<SwingEventName, 'address'>, by: number): MeasurementName[] {
  const { frame } = films.faceOn.analysis.events[event];
  const outcome = outcomeOf(films, { ...none, faceOn: { [event]: frame + by } });
  if (!outcome.ok) return [];
  const [before, after] = [corrected(films, none), outcome.parts];
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
    const films = swings['face-on'];
    const { events } = films.faceOn.analysis;
    const { measurements } = corrected(films, { ...none, faceOn: { top: events.top.frame - 6 } });
    const value = (name: MeasurementName) => {
      const measurement = measurements[name];
      return measurement && 'value' in measurement ? measurement.value : Number.NaN;
    };
    expect(value('downswingS')).toBeCloseTo(events.impact.timeS - events.top.timeS + 6 / 60, 2);
    expect(value('backswingS')).toBeCloseTo(events.top.timeS - events.address.timeS - 6 / 60, 2);
  });

  it('changes the film that it is about, and what both films give together', { timeout: 20_000 }, () => {
    const films = storeStickSwing(['face-on', 'down-the-line']);
    const { downTheLine } = films;
    if (!downTheLine) throw new Error('no second film');
    const moves = { ...none, downTheLine: { top: downTheLine.analysis.events.top.frame - 13 } };
    const [before, after] = [corrected(films, none, oneSwing), corrected(films, moves, oneSwing)];
    expect(after.faceOn).toEqual(before.faceOn);
    expect(after.downTheLine?.events.top.detected).toEqual(before.downTheLine?.events.top);
    expect(after.downTheLine?.measurements.downswingS).not.toEqual(before.downTheLine?.measurements.downswingS);
    // The films now show different times, so they are no longer taken for one swing, whatever the golfer said.
    expect([before.filmPair, after.filmPair]).toMatchObject([
      { isSaidToBeOneSwing: true, readAs: 'one-swing' },
      { isSaidToBeOneSwing: true, readAs: 'two-swings' },
    ]);
    const again = { ...films, downTheLine: { ...downTheLine, analysis: after.downTheLine ?? downTheLine.analysis } };
    expect(corrected(again, none, after.filmPair ?? null).filmPair).toEqual(before.filmPair);
  });

  it('names the film whose events cannot be so', () => {
    const films = storeStickSwing(['face-on', 'down-the-line']);
    expect(outcomeOf(films, { ...none, downTheLine: { top: 100_000 } })).toEqual({
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

  it('gives a result that can be stored, or a refusal, for any moves', { timeout: 60_000 }, () => {
    const anyMoves = fc.dictionary(anyEvent, fc.integer({ min: 0, max: 210 }), { maxKeys: 3 });
    fc.assert(
      fc.property(anyView, anyMoves, (view, faceOn) => {
        const films = swings[view];
        const outcome = outcomeOf(films, { ...none, faceOn });
        if (!outcome.ok) return;
        const result = { ...outcome.parts, poseModel: 'full', timingsMs: {} };
        expect(analysisResultSchema.parse(result)).toEqual(result);
        expect(outcomeOf(films, { ...none, faceOn })).toEqual(outcome);
      }),
      { numRuns: 80 },
    );
  });
});
