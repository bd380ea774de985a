import { type SwingEvents, swingEventNames } from '@trueswing/contracts';
import { describeTurnView } from '@trueswing/swing/turn-view';
import { describe, expect, it } from 'vitest';
import { type ClipParameters, standardClip } from '../../clip/clip-parameters.ts';
import { describeTruth } from '../../clip/describe-truth.ts';
import { distance } from '../../geometry/vector.ts';
import { makePerfectTrack } from '../../landmarks/make-perfect-track.ts';
import { makeSwing } from '../../swing/make-swing.ts';
import { drawRandomClip } from './draw-random-clip.ts';
import { drawSwingAt, type SwingStyleName } from './swing-draw.ts';

const draws = Array.from({ length: 80 }, (_, i) => drawSwingAt(i));

function describeClip(clip: ClipParameters) {
  const { events } = describeTruth(clip);
  const times = Object.fromEntries(
    swingEventNames.map((name) => [name, { frame: events[name].frame, timeS: events[name].timeS, confidence: 1 }]),
  ) as SwingEvents; // all eight
  const view = clip.camera.view === 'face-on' ? 'faceOn' : 'downTheLine';
  return describeTurnView(view, { track: makePerfectTrack(clip), events: times }, clip.swing.handedness);
}

describe('random clips', () => {
  it('are the same for the same seed, and differ by seed', () => {
    expect(drawRandomClip(drawSwingAt(5), 'face-on')).toEqual(drawRandomClip(drawSwingAt(5), 'face-on'));
    expect(drawRandomClip(drawSwingAt(5), 'face-on').swing).not.toEqual(
      drawRandomClip(drawSwingAt(6), 'face-on').swing,
    );
  });

  it('show the same swing, body and clothes from both views', () => {
    const [faceOn, downTheLine] = [
      drawRandomClip(drawSwingAt(5), 'face-on'),
      drawRandomClip(drawSwingAt(5), 'down-the-line'),
    ];
    expect(faceOn.swing).toEqual(downTheLine.swing);
    expect(faceOn.look).toEqual(downTheLine.look);
  });

  it('spread over hands, turns and hips', () => {
    const clips = draws.map((draw) => drawRandomClip(draw, 'face-on').swing);
    expect(new Set(clips.map((swing) => swing.handedness)).size).toBe(2);
    const turns = clips.map((swing) => swing.chestTurnDeg.top);
    expect(Math.min(...turns)).toBeLessThan(55);
    expect(Math.max(...turns)).toBeGreaterThan(108);
    for (const swing of clips)
      expect(swing.chestTurnDeg.top - swing.pelvisTurnDeg.top).toBeGreaterThanOrEqual(8 - 1e-9);
  });

  it('of a pair show the same golfer from the same place, turned a little more or less', () => {
    for (const draw of draws.filter(({ pairOf }) => pairOf !== null)) {
      const before = drawSwingAt(draw.seed - 2);
      expect(before).toMatchObject({ seed: draw.pairOf, bodySeed: draw.bodySeed, styleName: draw.styleName });
      const [first, second] = [drawRandomClip(before, 'face-on'), drawRandomClip(draw, 'face-on')];
      expect(second.look).toEqual(first.look);
      expect(second.camera).toEqual(first.camera);
      expect(second.swing.proportions).toEqual(first.swing.proportions);
      expect(second.swing.handedness).toBe(first.swing.handedness);
      const change = Math.abs(second.swing.chestTurnDeg.top - first.swing.chestTurnDeg.top);
      expect(change).toBeGreaterThan(0);
      expect(change).toBeLessThanOrEqual(20);
    }
  });

  it('of the extended style keep the lead arm straight, the hands high and the head before the chest', () => {
    const atTop = (styleName: SwingStyleName) =>
      draws.slice(0, 16).map((draw) => {
        const clip = drawRandomClip({ ...draw, styleName, pairOf: null }, 'face-on');
        const swing = makeSwing(clip.swing);
        const [{ head, trunkTop }, { limbs, grip }] = [swing.poseAt(0), swing.poseAt(swing.timeline.p4)];
        const { shoulder, wrist } = limbs.left;
        return {
          armShare: distance(shoulder, wrist) / (swing.body.upperArm + swing.body.forearm),
          handsUp: (grip[1] - shoulder[1]) / swing.body.trunk,
          headForward: (head[2] - trunkTop[2]) / swing.body.trunk,
        };
      });
    const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    const [extended, compact] = [atTop('extended'), atTop('compact')];
    const gained = (part: 'armShare' | 'handsUp' | 'headForward') =>
      mean(extended.map((swing) => swing[part])) - mean(compact.map((swing) => swing[part]));
    expect(gained('armShare')).toBeGreaterThan(0.1);
    expect(gained('handsUp')).toBeGreaterThan(0.3);
    expect(gained('headForward')).toBeGreaterThan(0.04);
  });

  it('are turned as far as the features of a perfect track say', () => {
    for (const view of ['face-on', 'down-the-line'] as const) {
      for (const top of [60, 80, 100]) {
        const swing = { ...standardClip.swing, chestTurnDeg: { ...standardClip.swing.chestTurnDeg, top } };
        const clip = { ...standardClip, swing, camera: { ...standardClip.camera, view } };
        const [shoulderTurnDeg, hipTurnDeg] = describeClip(clip)!
          .slice(-2)
          .map((turn) => turn * 90) as [number, number];
        // seen from above instead of along the bent spine: up to 15° apart
        expect(Math.abs(shoulderTurnDeg - top)).toBeLessThan(16);
        expect(Math.abs(hipTurnDeg - 45)).toBeLessThan(8);
      }
    }
  });

  it('of a left-hander have the features of his mirror image', () => {
    for (const view of ['face-on', 'down-the-line'] as const) {
      const camera = { ...standardClip.camera, view };
      const right = describeClip({ ...standardClip, camera })!;
      const left = describeClip({ ...standardClip, camera, swing: { ...standardClip.swing, handedness: 'left' } })!;
      right.forEach((feature, i) => {
        expect(left[i]).toBeCloseTo(feature, 9);
      });
    }
  });
});
