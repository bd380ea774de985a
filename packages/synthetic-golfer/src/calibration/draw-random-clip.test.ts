import { type SwingEvents, swingEventNames } from '@trueswing/contracts';
import { describeTurnView } from '@trueswing/domain/turn-view';
import { describe, expect, it } from 'vitest';
import { type ClipParameters, standardClip } from '../clip/clip-parameters.ts';
import { describeTruth } from '../clip/describe-truth.ts';
import { makePerfectTrack } from '../landmarks/make-perfect-track.ts';
import { drawRandomClip } from './draw-random-clip.ts';

const seeds = Array.from({ length: 60 }, (_, i) => i + 1);

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
    expect(drawRandomClip(5, 'face-on')).toEqual(drawRandomClip(5, 'face-on'));
    expect(drawRandomClip(5, 'face-on').swing).not.toEqual(drawRandomClip(6, 'face-on').swing);
  });

  it('show the same swing from both views', () => {
    expect(drawRandomClip(5, 'face-on').swing).toEqual(drawRandomClip(5, 'down-the-line').swing);
  });

  it('spread over hands, turns and hips', () => {
    const clips = seeds.map((seed) => drawRandomClip(seed, 'face-on').swing);
    expect(new Set(clips.map((swing) => swing.handedness)).size).toBe(2);
    const turns = clips.map((swing) => swing.chestTurnDeg.top);
    expect(Math.min(...turns)).toBeLessThan(55);
    expect(Math.max(...turns)).toBeGreaterThan(108);
    for (const swing of clips) expect(swing.chestTurnDeg.top - swing.pelvisTurnDeg.top).toBeGreaterThanOrEqual(8);
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
