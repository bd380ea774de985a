import { type CameraView, type MeasurementName, measurementNames, measurementsSchema } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { drawStickGolfer, type StickClip, swingAt } from '../../test/draw-stick-golfer.ts';
import { toBodySeries } from '../1-track/body-series.ts';
import { mirrorTrack } from '../1-track/mirror-track.ts';
import { analyzeSwing } from '../analyze-swing.ts';
import { measureSwing } from './measure-swing.ts';
import { isMeasured } from './measured-swing.ts';
import { measurementRows, rowNames } from './measurements.table.ts';

const turns: readonly MeasurementName[] = ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg'];

function filmed(more: Partial<StickClip> = {}) {
  const clip: StickClip = { view: 'face-on', hand: 'right', fps: 60, durationS: 3.6, swings: [swingAt(1)], ...more };
  const track = drawStickGolfer(clip);
  const timeFacts = { frameTimesS: track.frames.map((pose) => pose.timeS), repeatedFrames: [] };
  const outcome = analyzeSwing({ track, timeFacts, slot: clip.view, handedness: clip.hand });
  if (!outcome.ok) throw new Error(outcome.detail);
  const { events, timeBase } = outcome.analysis;
  const body = toBodySeries(clip.hand === 'left' ? mirrorTrack(track) : track);
  if (!body) throw new Error('no pose');
  return { body, events, view: clip.view as CameraView, timeBase };
}

const readValue = (clip: Partial<StickClip>, name: MeasurementName): number => {
  const measurement = measureSwing(filmed(clip))[name];
  if (!measurement || !('value' in measurement)) throw new Error(`${name}: ${JSON.stringify(measurement)}`);
  return measurement.value;
};

describe('every measurement', () => {
  it.each(['face-on', 'down-the-line'] as const)('%s: is a value with ± or says why not', (view) => {
    const measurements = measureSwing(filmed({ view, noise: 0.002 }));
    expect(Object.keys(measurements).sort()).toEqual(measurementNames.filter((name) => !turns.includes(name)).sort());
    expect(measurementsSchema.safeParse(measurements).success).toBe(true);
    for (const measurement of Object.values(measurements)) {
      if ('withheld' in measurement) expect(measurement.withheld).toMatch(/\.$/);
      else expect(measurement.plusMinus).toBeGreaterThan(0);
    }
    const measured = rowNames.filter((name) => isMeasured(measurements[name]));
    expect(measured.filter((name) => (measurementRows[name].view ?? view) !== view)).toEqual([]);
  });

  it('is the same for the mirrored swing of a left-hander', () => {
    for (const view of ['face-on', 'down-the-line'] as const) {
      expect(measureSwing(filmed({ view, hand: 'left', sway: 0.013 }))).toEqual(
        measureSwing(filmed({ view, sway: 0.013 })),
      );
    }
  });

  it('of an arm: straight within a bound, uncertain when it appears bent, bent when it appears very bent', () => {
    const swing = filmed();
    const bentBy = (share: number) => {
      const elbow = swing.body.middle('leftShoulder', 'leftWrist');
      const xPx = elbow.xPx.map((x) => x + share * swing.body.trunkPx);
      const joint: typeof swing.body.joint = (name) =>
        name === 'leftElbow' ? { ...elbow, xPx } : swing.body.joint(name);
      return measureSwing({ ...swing, body: { ...swing.body, joint } }).leadArmBendAtImpactDeg;
    };
    expect(bentBy(0)).toMatchObject({ value: 35, plusMinus: 0, bound: 'at-most' });
    expect(bentBy(0.25)).toHaveProperty('withheld');
    expect(bentBy(1)).toMatchObject({ plusMinus: 0, bound: 'at-least' });
  });

  it('is withheld when its joints are not visible', () => {
    const swing = filmed();
    const joint: typeof swing.body.joint = (name) => ({
      ...swing.body.joint(name),
      confidence: swing.body.joint(name).confidence.map(() => 0.1),
    });
    const middle: typeof swing.body.middle = (a, b) => ({
      ...swing.body.middle(a, b),
      confidence: swing.body.middle(a, b).confidence.map(() => 0.1),
    });
    const { sideBendDeg, pelvisSwayBh, stanceWidthHw } = measureSwing({
      ...swing,
      body: { ...swing.body, joint, middle },
    });
    for (const measurement of [sideBendDeg, pelvisSwayBh, stanceWidthHw]) {
      expect(measurement).toHaveProperty('withheld', expect.stringContaining('Leave room'));
    }
  });
});

describe('a golfer who is lost at address', () => {
  const swing = filmed();
  const { timesS, trunkPx } = swing.body;
  const lostS = swing.events.address.timeS;
  /** Another person has the pose in every other frame around address. */
  const isLost = (timeS: number, i: number) => Math.abs(timeS - lostS) < 0.3 && i % 2 === 1;
  const middle: typeof swing.body.middle = (a, b) => {
    const joint = swing.body.middle(a, b);
    return { ...joint, xPx: joint.xPx.map((x, i) => x + (isLost(timesS[i] ?? 0, i) ? trunkPx : 0)) };
  };
  const [steady, lost] = [measureSwing(swing), measureSwing({ ...swing, body: { ...swing.body, middle } })];

  it.each<MeasurementName>(['sideBendDeg', 'sideBendAtTopDeg', 'shoulderTiltAtImpactDeg', 'downswingS'])(
    'still has what needs no address: %s',
    (name) => {
      expect(isMeasured(steady[name])).toBe(true);
      expect(lost[name]).toEqual(steady[name]);
    },
  );

  it('has nothing that is compared with it or begins there', () => {
    const measuredNames = measurementNames.filter((name) => isMeasured(lost[name]));
    expect(measuredNames).toHaveLength(4);
    for (const name of ['tempoRatio', 'backswingS', 'pelvisSwayBh', 'headMovementBh', 'stanceWidthHw'] as const) {
      expect(isMeasured(steady[name])).toBe(true);
      expect(lost[name]).toEqual({ withheld: 'We lost you at address. Is someone else in the picture?' });
    }
  });
});

describe('what is measured follows the swing', () => {
  const grows = (name: MeasurementName, less: Partial<StickClip>, more: Partial<StickClip>) =>
    expect(readValue(more, name) - readValue(less, name));

  it('sways with the pelvis, and the head with it', () => {
    grows('pelvisSwayBh', { sway: 0 }, { sway: 0.06 }).toBeGreaterThanOrEqual(4);
    grows('headSidewaysAtTopBh', { sway: 0 }, { sway: 0.06 }).toBeGreaterThanOrEqual(4);
  });

  it('sways as far as the hips go, though the top is found late', () => {
    const swing = filmed({ sway: 0.06 });
    const late = measureSwing({ ...swing, events: { ...swing.events, top: swing.events.midDownswing } });
    expect(late.pelvisSwayBh).toMatchObject({ value: readValue({ sway: 0.06 }, 'pelvisSwayBh') });
  });

  it('keeps the sign of hips that move toward the target going back', () => {
    const [none, toward] = [readValue({ sway: 0 }, 'pelvisSwayBh'), readValue({ sway: -0.05 }, 'pelvisSwayBh')];
    expect(toward - none).toBeLessThanOrEqual(-4);
  });

  it('loses posture with the spine', () => {
    const view = 'down-the-line';
    grows('spineAngleChangeDeg', { view, postureLossDeg: 0 }, { view, postureLossDeg: 15 }).toBeLessThanOrEqual(-9);
    grows('spineAngleDeg', { view, spineDeg: 28 }, { view, spineDeg: 40 }).toBeGreaterThanOrEqual(9);
  });

  it('follows a key frame that the golfer moves', () => {
    const swing = filmed({ sway: 0.06 });
    const before = measureSwing(swing);
    const top = swing.events.midBackswing;
    const after = measureSwing({ ...swing, events: { ...swing.events, top } });
    expect(after.pelvisSwayBh).not.toEqual(before.pelvisSwayBh);
    expect(after.tempoRatio).not.toEqual(before.tempoRatio);
    expect(after.sideBendDeg).toEqual(before.sideBendDeg);
  });
});

describe('the finish', () => {
  it('is steady when it is held', () => {
    expect(measureSwing(filmed()).finishSwayBh).toMatchObject({ value: 0, plusMinus: 2, at: 'finish' });
  });

  it('asks for a longer video when the hold is cut off', () => {
    const swing = filmed();
    const finish = { ...swing.events.finish, timeS: (swing.body.timesS.at(-1) ?? 0) - 0.2 };
    expect(measureSwing({ ...swing, events: { ...swing.events, finish } }).finishSwayBh).toHaveProperty(
      'withheld',
      expect.stringContaining('a second longer'),
    );
  });

  it('is not judged on a time base that is not life’s', () => {
    const swing = filmed();
    const timeBase = { ...swing.timeBase, trusted: false, reason: 'The video plays in slow motion.' };
    const { finishSwayBh, tempoRatio } = measureSwing({ ...swing, timeBase });
    expect([finishSwayBh, tempoRatio]).toEqual(Array(2).fill({ withheld: 'The video plays in slow motion.' }));
  });
});
