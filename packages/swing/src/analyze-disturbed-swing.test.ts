import { landmarkIndex } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { analyzedStickGolfer, analyzeStickGolfer } from '../test/analyze-stick-golfer.ts';
import { drawStickGolfer, type StickClip, swingAt } from '../test/draw-stick-golfer.ts';

const swing = swingAt(1);
const clip: StickClip = { view: 'face-on', hand: 'right', fps: 60, durationS: 3.4, swings: [swing], noise: 0.002 };

describe('disturbances by golfers and cameras', () => {
  const near = (found: number, wanted: number, withinS: number) =>
    expect(Math.abs(found - wanted)).toBeLessThanOrEqual(withinS);

  /** Moves joints of single frames: `by` gives the way in picture widths and heights. */
  function moved(stick: StickClip, joints: readonly string[], by: (timeS: number) => readonly [number, number]) {
    const indices: number[] = joints.map((name) => landmarkIndex[name as keyof typeof landmarkIndex]);
    const track = drawStickGolfer(stick);
    const frames = track.frames.map((pose) => {
      const [dx, dy] = by(pose.timeS);
      const image = pose.image?.map(([x, y, c], i): [number, number, number] =>
        indices.includes(i) ? [x + dx, y + dy, c] : [x, y, c],
      );
      return { ...pose, image: image ?? null };
    });
    return { ...track, frames };
  }
  const hands = ['leftWrist', 'rightWrist', 'leftIndex', 'rightIndex'];

  it.each(['face-on', 'down-the-line'] as const)('a waggle is no take-away (%s)', (view) => {
    const late = { ...clip, view, durationS: 5, swings: [swingAt(2.5)] };
    const waggle = (t: number) => [t > 0.4 && t < 1.6 ? 0.04 * Math.sin((t - 0.4) * 2 * Math.PI * 2.5) : 0, 0] as const;
    const { events } = analyzedStickGolfer(late, { track: moved(late, hands, waggle) });
    near(events.address.timeS, 2.5, 0.1);
    near(events.impact.timeS, swingAt(2.5).impactS, 0.03);
  });

  it('a forward press is still address', () => {
    const late = { ...clip, durationS: 5, swings: [swingAt(2.5)] };
    const press = (t: number) => [0.02 * Math.min(1, Math.max(0, (t - 2) / 0.3)), 0] as const;
    const { events } = analyzedStickGolfer(late, { track: moved(late, hands, press) });
    near(events.address.timeS, 2.5, 0.15);
  });

  it('a pause at the top belongs to the top', () => {
    const paused = drawStickGolfer({ ...clip, fps: 60 });
    const pauseS = 0.5;
    const atTop = paused.frames.findIndex(({ timeS }) => timeS >= swing.topS);
    const still = Array.from({ length: 30 }, () => paused.frames[atTop]!); // the top lies inside the clip
    const frames = [...paused.frames.slice(0, atTop), ...still, ...paused.frames.slice(atTop)];
    const track = { ...paused, frames: frames.map((pose, frame) => ({ ...pose, frame, timeS: frame / 60 })) };
    const { events } = analyzedStickGolfer(clip, { track });
    expect(events.top.timeS).toBeGreaterThanOrEqual(swing.topS - 0.05);
    expect(events.top.timeS).toBeLessThanOrEqual(swing.topS + pauseS + 0.05);
    near(events.impact.timeS, swing.impactS + pauseS, 0.03);
  });

  it('a long wait over the ball changes nothing', () => {
    const long = { ...clip, fps: 30, durationS: 11, swings: [swingAt(8)] };
    const { events } = analyzedStickGolfer(long);
    near(events.address.timeS, 8, 0.1);
    near(events.impact.timeS, swingAt(8).impactS, 0.04);
  });

  it('another person who gets the pose for some frames does not change the events', () => {
    const track = moved(clip, Object.keys(landmarkIndex), (t) => [t > 0.3 && t < 0.4 ? 0.3 : 0, 0]);
    const { events } = analyzedStickGolfer(clip, { track });
    near(events.address.timeS, swing.addressS, 0.12);
    near(events.impact.timeS, swing.impactS, 0.03);
  });

  it('hands that the model loses behind the head are not a second swing', () => {
    const lost = (t: number) => [0, t > swing.finishS && t < swing.finishS + 0.2 ? 0.25 : 0] as const;
    const { events, warnings } = analyzedStickGolfer(clip, { track: moved(clip, hands, lost) });
    near(events.impact.timeS, swing.impactS, 0.03);
    expect(warnings).toEqual([]);
  });

  it('a wrist that the model sees at the shoulder for half a second, and then where it is, is no swing', () => {
    const late = { ...clip, view: 'down-the-line', fps: 30, durationS: 4, swings: [swingAt(1.5)] } as const;
    const raised = (t: number) => [0, t > 0.4 && t < 1.1 ? -0.25 : 0] as const;
    const track = moved(late, ['rightWrist', 'rightIndex'], raised);
    const frames = track.frames.map((pose) => ({
      ...pose,
      image: pose.image?.map(([x, y, c], i): [number, number, number] => [
        x,
        y,
        i === landmarkIndex.leftWrist && pose.timeS < 1.4 ? 0.3 : c,
      ]),
    }));
    const { events, warnings } = analyzedStickGolfer(late, { track: { ...track, frames } as typeof track });
    near(events.address.timeS, 1.5, 0.1);
    near(events.impact.timeS, swingAt(1.5).impactS, 0.03);
    expect(warnings).toEqual([]);
  });

  it.each(['face-on', 'down-the-line'] as const)(
    'a quick swing after a slow practice swing is no jump (%s)',
    (view) => {
      const practice = { addressS: 0.6, topS: 1.6, impactS: 2, finishS: 2.6 };
      const quick = { addressS: 4.4, topS: 5, impactS: 5.2, finishS: 5.7 };
      for (const [fps, seed] of [30, 60, 120, 240].flatMap((fps) => [1, 2, 3].map((seed) => [fps, seed] as const))) {
        const both = { ...clip, view, fps, durationS: 6.5, swings: [practice, quick], noise: 0.004, seed };
        near(analyzedStickGolfer(both).events.impact.timeS, quick.impactS, 0.04);
      }
    },
  );

  it('half a swing is a swing', () => {
    const half = { ...clip, fps: 30, swings: [{ ...swing, size: 0.42 }] };
    near(analyzedStickGolfer(half).events.impact.timeS, swing.impactS, 0.05);
  });

  it('a lost ankle is not a moving camera', () => {
    const track = moved(clip, ['leftAnkle', 'rightAnkle'], (t) => [t > 1.3 && t < 1.34 ? 0.4 : 0, 0]);
    expect(analyzeStickGolfer(clip, { track })).toMatchObject({ ok: true });
  });

  it('a small golfer in a letterbox, detected with low confidence, is still measured', () => {
    const whole = drawStickGolfer({ ...clip, noise: 0.001 });
    const frames = whole.frames.map((pose) => ({
      ...pose,
      image: pose.image?.map(([x, y]): [number, number, number] => [0.7 + x / 4, 0.4 + y / 4, 0.35]) ?? null,
    }));
    const { events } = analyzedStickGolfer(clip, { track: { ...whole, frames } });
    near(events.impact.timeS, swing.impactS, 0.03);
    near(events.top.timeS, swing.topS, 0.05);
  });

  it('a slower video of the same swing has its events in the same frames', () => {
    const track = drawStickGolfer({ ...clip, noise: 0.001 });
    const framesOf = (slowed: number) => {
      const frames = track.frames.map((pose) => ({ ...pose, timeS: pose.timeS * slowed }));
      const { events } = analyzedStickGolfer(clip, { track: { ...track, frames } });
      return Object.values(events).map(({ frame }) => frame);
    };
    const [twice, fourTimes] = [framesOf(2), framesOf(4)];
    for (const [i, frame] of twice.entries()) near(fourTimes[i] ?? Number.NaN, frame, 1);
    for (const [i, frame] of framesOf(1).entries()) near(frame, twice[i] ?? Number.NaN, i === 0 ? 6 : 3);
  });

  it('slow motion with a factor from the metadata gives the real tempo', () => {
    const slow = { ...clip, fps: 30, durationS: 8.6, swings: [swingAt(1, 4)] };
    const track = drawStickGolfer(slow);
    const frameTimesS = track.frames.map((pose) => pose.timeS);
    const timeFacts = { frameTimesS, repeatedFrames: [], captureFps: 120 };
    const { measurements } = analyzedStickGolfer(slow, { track, timeFacts });
    const downswing = measurements.downswingS as { value: number };
    near(downswing.value, 0.27, 0.03);
  });
});
