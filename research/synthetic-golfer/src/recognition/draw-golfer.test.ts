import { expect, it } from 'vitest';
import { drawGolferVideo } from './draw-golfer.ts';

it('draws both videos of a golfer in the same clothes and place, of two swings', () => {
  for (const golfer of [0, 1, 2, 3, 40]) {
    const [front, behind] = [drawGolferVideo(golfer, 'face-on'), drawGolferVideo(golfer, 'down-the-line')];
    expect(behind.look.outfit).toEqual(front.look.outfit);
    expect(behind.look.place).toEqual(front.look.place);
    expect(behind.look.light).toEqual(front.look.light);
    expect(behind.look.skin).toBe(front.look.skin);
    expect(behind.swing.statureM).toBe(front.swing.statureM);
    expect(behind.swing.headPitchDeg).not.toBe(front.swing.headPitchDeg);
    expect([behind.camera.view, front.camera.view]).toEqual(['down-the-line', 'face-on']);
  }
});

it('draws another golfer in other clothes', () => {
  const seeds = Array.from({ length: 20 }, (_, golfer) => drawGolferVideo(golfer, 'face-on').look.outfit.paintSeed);
  expect(new Set(seeds).size).toBe(20);
});
