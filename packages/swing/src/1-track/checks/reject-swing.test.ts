import { describe, expect, it } from 'vitest';
import { analyzeStickGolfer } from '../../../test/analyze-stick-golfer.ts';
import { drawStickGolfer, type StickClip, swingAt } from '../../../test/draw-stick-golfer.ts';

const swing = swingAt(1);
const clip: StickClip = { view: 'face-on', hand: 'right', fps: 60, durationS: 3.4, swings: [swing], noise: 0.002 };

describe('refusals', () => {
  const cut = (fromS: number, toS: number) => {
    const track = drawStickGolfer(clip);
    return { ...track, frames: track.frames.filter(({ timeS }) => timeS >= fromS && timeS <= toS) };
  };

  it.each([
    ['begins in the backswing', swing.addressS + 0.45, 9],
    ['begins at the top', swing.topS, 9],
    ['ends at impact', 0, swing.impactS],
    ['ends in the follow-through', 0, swing.impactS + 0.15],
  ])('a video that %s is a partial swing', (_, fromS, toS) => {
    expect(analyzeStickGolfer(clip, { track: cut(fromS, toS) })).toMatchObject({ ok: false, code: 'partial-swing' });
  });

  it('a golfer who only stands there makes no swing', () => {
    expect(analyzeStickGolfer({ ...clip, swings: [] })).toMatchObject({ ok: false, code: 'no-swing' });
  });

  it('a few frames are too short', () => {
    expect(analyzeStickGolfer({ ...clip, durationS: 0.5 })).toMatchObject({ ok: false, code: 'too-short' });
  });

  it('a camera that runs along is rejected, one that drifts slowly is not', () => {
    expect(analyzeStickGolfer({ ...clip, cameraSpeed: 0.5 })).toMatchObject({ ok: false, code: 'camera-moves' });
    expect(analyzeStickGolfer({ ...clip, cameraSpeed: 0.03 })).toMatchObject({ ok: true });
  });

  it('no pose at all is no golfer', () => {
    const track = drawStickGolfer(clip);
    const frames = track.frames.map((pose) => ({ ...pose, image: null, world: null }));
    expect(analyzeStickGolfer(clip, { track: { ...track, frames } })).toMatchObject({ ok: false, code: 'no-golfer' });
  });

  it('poses that jump about like those of a cat are no golfer', () => {
    const track = drawStickGolfer({ ...clip, noise: 0.12 });
    expect(analyzeStickGolfer(clip, { track })).toMatchObject({ ok: false, code: 'no-golfer' });
  });
});
