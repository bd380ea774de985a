import type { Club } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adviseFlight } from './advise-flight.ts';

it.each([
  [0, 0, 'right', 'so the ball flies straight: keep this one.'],
  [3, 3, 'right', 'straight but right of the target: lay a club'],
  [-3, -3.5, 'left', 'straight but left of the target: lay a club'],
  [2, -2, 'right', 'open to path and target, so the ball starts right and curves farther right: turn your front hand'],
  [-2, 2, 'right', 'closed to path and target, so the ball starts left and curves farther left: turn your front hand'],
  [-2, 2, 'left', 'open to path and target, so the ball starts left and curves farther left'],
  [-2, -5, 'right', 'starts left and curves back: a fade to keep.'],
  [2, 5, 'right', 'starts right and curves back: a draw to keep.'],
  [0, -4, 'right', 'crosses the ball from right to left, so the ball curves right: put a headcover just outside'],
  [0, 4, 'right', 'crosses the ball from left to right, so the ball curves left: put a headcover just inside'],
  [0, 4, 'left', 'crosses the ball from left to right, so the ball curves left: put a headcover just outside'],
  [8, 7, 'right', 'straight but right of the target: lay a club'],
  [8, 6, 'right', 'path both point right, so the ball starts right and curves farther right: lay a club'],
  [-8, -6, 'left', 'path both point left, so the ball starts left and curves farther left: lay a club'],
  [-8, -9.5, 'right', 'so the ball starts left and curves back too little: lay a club'],
  [8, 9.5, 'left', 'so the ball starts right and curves back too little: lay a club'],
  // A face square to this path would send the ball farther off line.
  [2, -8, 'right', 'crosses the ball from right to left, so the ball curves right: put a headcover just outside'],
  // A curve as big as this is no shape to keep, wherever it starts.
  [-2, -9, 'right', 'crosses the ball from right to left, so the ball curves right'],
] as const)('face %d°, path %d°, %s hand: %s', (face, path, hand, words) => {
  expect(adviseFlight(face, path, { club: 'driver', handedness: hand })).toContain(words);
});

it('is one sentence without a number, and mirrors with the hand', () => {
  const angle = fc.double({ min: -15, max: 15, noNaN: true });
  const mirror = (text: string) => text.replace(/right|left/g, (side) => (side === 'right' ? 'left' : 'right'));
  fc.assert(
    fc.property(angle, angle, (face, path) => {
      const text = adviseFlight(face, path, { club: 'driver', handedness: 'right' });
      expect(text).toMatch(/^[A-Z][^.\d]*\.$/);
      expect(adviseFlight(-face, -path, { club: 'driver', handedness: 'left' })).toBe(mirror(text));
    }),
  );
});

it('keeps a curve with an iron that leaves the fairway with a driver', () => {
  const advise = (club: Club) => adviseFlight(-1.5, -6.5, { club, handedness: 'right' });
  expect(advise('driver')).toContain('put a headcover just outside');
  expect(advise('7-iron')).toContain('a fade to keep.');
});

it('keeps no curve of an iron that brings the ball back too little', () => {
  const advise = (club: Club) => adviseFlight(-7, -9, { club, handedness: 'right' });
  expect(advise('7-iron')).toContain('curves back too little: lay a club along your toes');
  expect(advise('driver')).toContain('a fade to keep.');
});
