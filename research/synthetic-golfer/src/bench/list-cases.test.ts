import { expect, it } from 'vitest';
import { clipOf, listCases } from './list-cases.ts';

it('takes each value of each axis about equally often', () => {
  const cases = listCases(96);
  for (const axis of ['family', 'hand', 'turnDeg', 'yawErrorDeg', 'fps', 'tempo'] as const) {
    const counts = new Map<unknown, number>();
    for (const angle of cases) counts.set(angle[axis], (counts.get(angle[axis]) ?? 0) + 1);
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(12);
  }
});

it('shows one swing from both views, with what the case asks for', () => {
  const [angle] = listCases(1);
  const [faceOn, downTheLine] = [clipOf(angle!, 'face-on'), clipOf(angle!, 'down-the-line')];
  expect(downTheLine.swing).toEqual(faceOn.swing);
  expect(faceOn.swing).toMatchObject({ handedness: angle!.hand, chestTurnDeg: { top: angle!.turnDeg } });
  expect(faceOn.camera.yawDeg).toBe(angle!.yawErrorDeg);
});
