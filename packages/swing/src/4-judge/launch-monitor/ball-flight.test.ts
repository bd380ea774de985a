import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballFlight, clubPathLabel } from './ball-flight.ts';

describe('club path', () => {
  it.each([
    [3.1, 'strong in-to-out'],
    [3, 'slightly in-to-out'],
    [1.1, 'slightly in-to-out'],
    [1, 'neutral'],
    [0, 'neutral'],
    [-1, 'neutral'],
    [-1.1, 'slightly out-to-in'],
    [-3, 'slightly out-to-in'],
    [-3.1, 'strong out-to-in'],
  ])('%f° is %s', (deg, label) => {
    expect(clubPathLabel(deg)).toBe(label);
    expect(clubPathLabel(-deg, 'left')).toBe(label);
  });
});

describe('ball flight', () => {
  it.each([
    [0, 0, 'square', 'straight', 'center'],
    [2, 1, 'square', 'straight', 'right'],
    [1, 0, 'square', 'straight', 'center'],
    [2.1, -4, 'open', 'fade', 'right'],
    [-2, 3, 'closed', 'draw', 'left'],
    [0.5, 3, 'closed', 'draw', 'center'],
    [1.1, 0, 'open', 'fade', 'right'],
    [-1, 0, 'square', 'straight', 'center'],
    [-1.1, 0, 'closed', 'draw', 'left'],
    [-1.1, -1, 'square', 'straight', 'left'],
    [3.1, 2.1, 'square', 'straight', 'right'],
    [3.2, 2.1, 'open', 'fade', 'right'],
    [2.1, 3.1, 'square', 'straight', 'right'],
    [2, 3.1, 'closed', 'draw', 'right'],
    [0, 1, 'square', 'straight', 'center'],
    [0, 1.1, 'closed', 'draw', 'center'],
  ])('face %f°, path %f°: %s, %s, starts %s', (face, path, faceToPath, curve, startsTo) => {
    expect(ballFlight(face, path, 'right')).toEqual({ faceToPath, curve, startsTo });
  });

  it('mirrors fade and draw for left-handers, the start direction not', () => {
    const angle = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(angle, angle, (face, path) => {
        const [right, left] = [ballFlight(face, path, 'right'), ballFlight(face, path, 'left')];
        expect(left.startsTo).toBe(right.startsTo);
        const mirrored = { fade: 'draw', draw: 'fade', straight: 'straight' }[right.curve];
        expect(left.curve).toBe(mirrored);
      }),
    );
  });
});
