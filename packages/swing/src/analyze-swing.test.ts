import { landmarkIndex, type PoseTrack } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzedStickGolfer, analyzeStickGolfer } from '../test/analyze-stick-golfer.ts';
import { drawStickGolfer, type StickClip, swingAt } from '../test/draw-stick-golfer.ts';
import { mirrorTrack } from './1-track/mirror-track.ts';

const swing = swingAt(1);
const clip: StickClip = { view: 'face-on', hand: 'right', fps: 60, durationS: 3.4, swings: [swing], noise: 0.002 };

describe('events of a swing whose times are known', () => {
  const views = ['face-on', 'down-the-line'] as const;
  const hands = ['right', 'left'] as const;
  const rates = [24, 30, 60, 120, 240];
  const cases = views.flatMap((view) => hands.flatMap((hand) => rates.map((fps) => [view, hand, fps] as const)));

  it.each(cases)('%s, %s-handed, %d frames a second', (view, hand, fps) => {
    const { events, handedness } = analyzedStickGolfer({ ...clip, view, hand, fps });
    const frameS = 1 / fps;
    expect(Math.abs(events.top.timeS - swing.topS)).toBeLessThanOrEqual(Math.max(0.02, frameS));
    expect(Math.abs(events.impact.timeS - swing.impactS)).toBeLessThanOrEqual(Math.max(0.02, frameS));
    expect(Math.abs(events.address.timeS - swing.addressS)).toBeLessThanOrEqual(Math.max(0.05, 2 * frameS));
    expect(Math.abs(events.finish.timeS - swing.finishS)).toBeLessThanOrEqual(0.2);
    expect(handedness).toBe(hand);
  });

  it.each([
    [0.6, 0.4],
    [1.3, 0.2],
  ])('address is found face-on when the backswing takes %d s and the down-swing %d s', (backS, downS) => {
    const topS = 1 + backS;
    const impactS = topS + downS;
    const swings = [{ addressS: 1, topS, impactS, finishS: impactS + 2 * downS }];
    const { events } = analyzedStickGolfer({ ...clip, durationS: impactS + 2 * downS + 0.8, swings });
    expect(Math.abs(events.address.timeS - 1)).toBeLessThanOrEqual(0.05);
  });

  it('come in order for any tempo, size, noise and seed', { timeout: 60_000 }, () => {
    const anySwing = fc.record({
      view: fc.constantFrom('face-on', 'down-the-line'),
      hand: fc.constantFrom('right', 'left'),
      fps: fc.constantFrom(25, 30, 50, 60),
      backS: fc.double({ min: 0.6, max: 1.3, noNaN: true }),
      downS: fc.double({ min: 0.2, max: 0.4, noNaN: true }),
      size: fc.double({ min: 0.75, max: 1.1, noNaN: true }),
      noise: fc.double({ min: 0, max: 0.004, noNaN: true }),
      seed: fc.integer({ min: 1, max: 1e6 }),
    });
    fc.assert(
      fc.property(anySwing, ({ backS, downS, size, ...rest }) => {
        const topS = 1 + backS;
        const impactS = topS + downS;
        const swings = [{ addressS: 1, topS, impactS, finishS: impactS + 2 * downS, size }];
        const { events } = analyzedStickGolfer({ ...rest, durationS: impactS + 2 * downS + 0.8, swings });
        const times = Object.values(events).map((event) => event.timeS);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(Math.abs(events.impact.timeS - impactS)).toBeLessThanOrEqual(0.06);
        expect(Math.abs(events.top.timeS - topS)).toBeLessThanOrEqual(0.08);
      }),
      { numRuns: 60 },
    );
  });

  it('are the same for a swing and its mirror image', () => {
    const track = drawStickGolfer(clip);
    const mirrored = analyzedStickGolfer({ ...clip, hand: 'left' }, { track: mirrorTrack(track) });
    const straight = analyzedStickGolfer(clip, { track });
    expect(mirrored.events).toEqual(straight.events);
    expect(mirrored.measurements.pelvisSwayBh).toEqual(straight.measurements.pelvisSwayBh);
    expect(mirrored.measurements.sideBendDeg).toEqual(straight.measurements.sideBendDeg);
  });

  it.each(views)('do not depend on what the golfer says about the hand: %s', (view) => {
    const track = drawStickGolfer({ ...clip, view, hand: 'left' });
    const [right, left] = hands.map((hand) => analyzedStickGolfer({ ...clip, view, hand }, { track }).events);
    expect(right).toEqual(left);
  });

  it('find impact between frames: on average neither earlier nor later when the frames are further apart', () => {
    const [sparse = 0, dense = 0] = [24, 30].map((fps) => {
      const errorsS = Array.from({ length: 10 }, (_, k) => {
        const shifted = swingAt(1 + k / 10 / fps);
        return analyzedStickGolfer({ ...clip, fps, swings: [shifted] }).events.impact.timeS - shifted.impactS;
      });
      return errorsS.reduce((sum, errorS) => sum + errorS, 0) / errorsS.length;
    });
    expect(Math.abs(sparse - dense)).toBeLessThan(0.01);
  });

  it('end with the follow-through when the club is lowered immediately, not with the golfer who stands there', () => {
    const short = { ...swing, finishS: swing.impactS + 0.35, heldS: 0, loweringS: 0.3 };
    const practice = swingAt(6, 2.5);
    const { events } = analyzedStickGolfer({ ...clip, durationS: 11, swings: [short, practice] });
    expect(Math.abs(events.finish.timeS - short.finishS)).toBeLessThanOrEqual(0.15);
  });

  it('are found in slow motion, with their ratio and without times in seconds', () => {
    const slow = swingAt(1, 3);
    const { events, timeBase, measurements } = analyzedStickGolfer({
      ...clip,
      fps: 30,
      durationS: 6.6,
      swings: [slow],
    });
    expect(Math.abs(events.top.timeS - slow.topS)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(events.impact.timeS - slow.impactS)).toBeLessThanOrEqual(0.1);
    expect(timeBase).toMatchObject({ trusted: false, lacksFactor: true });
    expect(measurements.tempoRatio).toMatchObject({ value: expect.closeTo(2.96, 0), isOfSlowMotion: true });
    for (const name of ['backswingS', 'downswingS'] as const) {
      expect(measurements[name]).toHaveProperty('withheld', expect.stringContaining('your tempo has no seconds'));
    }
  });

  it('belong to the last of several complete swings, with a warning', () => {
    const second = swingAt(4.5);
    const { events, warnings } = analyzedStickGolfer({ ...clip, durationS: 7, swings: [swing, second] });
    expect(events.impact.timeS).toBeCloseTo(second.impactS, 1);
    expect(warnings.join()).toContain('2 swings');
  });

  it('belong to the fast swing when a slow practice swing follows', () => {
    const practice = swingAt(4.2, 2);
    const { events } = analyzedStickGolfer({ ...clip, durationS: 8.5, swings: [swing, practice] });
    expect(events.impact.timeS).toBeCloseTo(swing.impactS, 1);
  });

  it('survive frames without a pose', () => {
    const track = drawStickGolfer(clip);
    const frames = track.frames.map((pose, i) => (i % 7 === 3 || i < 5 ? { ...pose, image: null, world: null } : pose));
    const { events } = analyzedStickGolfer(clip, { track: { ...track, frames } });
    expect(Math.abs(events.impact.timeS - swing.impactS)).toBeLessThanOrEqual(0.035);
  });
});

describe('what is measured', () => {
  it('reads the spine angle down-the-line with the known bias of the model added', () => {
    const { measurements } = analyzedStickGolfer({ ...clip, view: 'down-the-line', spineDeg: 35, postureLossDeg: 12 });
    expect(measurements.spineAngleDeg).toMatchObject({ plusMinus: 4, at: 'address' });
    const atAddress = measurements.spineAngleDeg as { value: number };
    expect(Math.abs(atAddress.value - (5 + 0.92 * 35))).toBeLessThanOrEqual(1);
    expect(measurements.spineAngleChangeDeg).toMatchObject({ at: 'impact' });
    const change = measurements.spineAngleChangeDeg as { value: number };
    expect(Math.abs(change.value + 12)).toBeLessThanOrEqual(2);
  });

  it('reads the tempo of a real-time video with its range', () => {
    // Noise that is new in each of 120 frames a second would move the head faster than any real track's at address.
    const { measurements, timeBase } = analyzedStickGolfer({ ...clip, fps: 120, noise: 0.001 });
    expect(timeBase).toMatchObject({ trusted: true, slowMotionFactor: 1 });
    const tempo = measurements.tempoRatio as { value: number; plusMinus: number };
    expect(Math.abs(tempo.value - 0.8 / 0.27)).toBeLessThanOrEqual(tempo.plusMinus);
  });

  it.each(['right', 'left'] as const)('reads sway away from the target as positive for a %s-hander', (hand) => {
    const { measurements } = analyzedStickGolfer({ ...clip, hand, sway: 0.06 });
    const sway = measurements.pelvisSwayBh as { value: number };
    expect(sway.value).toBeGreaterThanOrEqual(4);
    expect(sway.value).toBeLessThanOrEqual(8);
  });

  it('withholds what one camera cannot measure, with the reason', () => {
    const { measurements } = analyzedStickGolfer(clip);
    expect(measurements.hipOpenAtImpactDeg).toHaveProperty('withheld', expect.stringContaining('One camera'));
    expect(measurements.shoulderOpenAtImpactDeg).toHaveProperty('withheld');
    expect(measurements.spineAngleDeg).toHaveProperty('withheld', 'Needs a down-the-line video.');
  });

  it('is never a number that is not finite', () => {
    for (const view of ['face-on', 'down-the-line'] as const) {
      for (const value of Object.values(analyzedStickGolfer({ ...clip, view }).measurements)) {
        if ('value' in value) expect(Number.isFinite(value.value) && value.plusMinus > 0).toBe(true);
        else expect(value.withheld.length).toBeGreaterThan(10);
      }
    }
  });
});

describe('an entry that contradicts the picture', () => {
  it('measures a left-handed swing as such and warns', () => {
    const track = drawStickGolfer({ ...clip, hand: 'left' });
    const { handedness, warnings } = analyzedStickGolfer(clip, { track });
    expect(handedness).toBe('left');
    expect(warnings).toEqual([
      'You chose right-handed, but this video shows a left-handed swing, and we measured it that way. The video may be mirrored.',
    ]);
  });

  it.each([
    ['face-on', 'down-the-line'],
    ['down-the-line', 'face-on'],
  ] as const)('rejects a %s video in the %s slot', (view, slot) => {
    const outcome = analyzeStickGolfer({ ...clip, view }, { slot });
    expect(outcome).toMatchObject({ ok: false, code: 'wrong-view', seenView: view });
  });

  /** A body of this share of its width, whose toes point aside by this share of the picture, as where the camera stands aside. */
  function narrowed(share: number, toesAside: number): PoseTrack {
    const track = drawStickGolfer(clip);
    const toes: readonly number[] = [landmarkIndex.leftFootIndex, landmarkIndex.rightFootIndex];
    const frames = track.frames.map(({ image, ...pose }) => {
      const [left = [0.5], right = [0.5]] = [image?.[landmarkIndex.leftAnkle], image?.[landmarkIndex.rightAnkle]];
      const middle = (left[0] + right[0]) / 2;
      const move = ([x, y, confidence]: readonly [number, number, number], landmark: number) =>
        [middle + share * (x - middle) + (toes.includes(landmark) ? toesAside : 0), y, confidence] as [
          number,
          number,
          number,
        ];
      return { ...pose, image: image?.map(move) ?? null };
    });
    return { ...track, frames };
  }

  it('takes a slim golfer who stands with narrow feet for face-on, since the toes point at the camera', () => {
    expect(analyzeStickGolfer(clip, { track: narrowed(0.5, 0) })).toMatchObject({ ok: true });
    expect(analyzeStickGolfer(clip, { track: narrowed(0.5, 0.06) })).toMatchObject({ ok: false, code: 'wrong-view' });
  });
});
