import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { drawStickGolfer, type StickClip, swingAt } from '../../../test/draw-stick-golfer.ts';
import { stretchLegs } from '../../../test/stretch-legs.ts';
import { eventsAtTimes } from '../../../test/swing-events.ts';
import { type Build, compareBuilds, measureBuild } from './compare-builds.ts';

const build: Build = { legsToTrunk: 1.6, headAtTop: 1 };

test.each<[string, Build | null, Build | null, keyof Build | null]>([
  ['one golfer', build, build, null],
  ['one golfer, as videos from both sides differ', build, { legsToTrunk: 1.42, headAtTop: 1.05 }, null],
  ['longer legs', build, { ...build, legsToTrunk: 1.9 }, 'legsToTrunk'],
  ['a head that rises at the top', build, { ...build, headAtTop: 1.1 }, 'headAtTop'],
  ['a head that sinks', build, { ...build, headAtTop: 0.9 }, 'headAtTop'],
  ['a golfer who was lost in one video', null, build, null],
  ['a golfer who was lost in the other', build, null, null],
])('%s', (_what, faceOn, downTheLine, differs) => {
  expect(compareBuilds(faceOn, downTheLine)).toBe(differs);
});

const swing = swingAt(1);
const events = eventsAtTimes([1, 1.35, 1.55, swing.topS, 1.95, swing.impactS, 2.15, swing.finishS]);
const video = (view: StickClip['view'], noise = 0.002) =>
  drawStickGolfer({ view, hand: 'right', fps: 30, durationS: 3, swings: [swing], noise });

it('finds one build from the front and from behind', () => {
  const [front, behind] = (['face-on', 'down-the-line'] as const).map((view) =>
    measureBuild({ track: video(view), events }),
  );
  expect(front?.legsToTrunk).toBeCloseTo(behind?.legsToTrunk ?? 0, 2);
  expect(Math.abs((front?.headAtTop ?? 0) - (behind?.headAtTop ?? 9))).toBeLessThan(0.02);
});

it('finds the length of the legs, whatever it is', () => {
  const track = video('face-on');
  const own = measureBuild({ track, events })?.legsToTrunk ?? Number.NaN;
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 1.5, noNaN: true }), (factor) => {
      const stretched = measureBuild({ track: stretchLegs(track, factor), events });
      expect(stretched?.legsToTrunk).toBeCloseTo(own * factor, 6);
    }),
    { numRuns: 20 },
  );
});

it('finds nothing where no golfer was detected at address', () => {
  const track = video('face-on');
  const frames = track.frames.map((frame) => (frame.timeS < 1.3 ? { ...frame, image: null, world: null } : frame));
  expect(measureBuild({ track: { ...track, frames }, events })).toBeNull();
});
