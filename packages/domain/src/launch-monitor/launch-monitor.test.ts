import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessLaunchMonitor } from './assess-launch-monitor.ts';
import { ballFlight, clubPathLabel } from './ball-flight.ts';
import { smashFactor } from './smash-factor.ts';

describe('smash factor', () => {
  it.each([
    [150, 100, 1.5],
    [133, 94, 1.41],
    [120, 0, 120],
    [120, null, 120],
    [120, undefined, 120],
  ])('%f over %s is %f', (ball, club, smash) => {
    expect(smashFactor(ball, club)).toBe(smash);
  });
});

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
    [0, 0, 'square', 'straight', 'centre'],
    [2, 1, 'square', 'straight', 'right'],
    [1, 0, 'square', 'straight', 'centre'],
    [2.1, -4, 'open', 'fade', 'right'],
    [-2, 3, 'closed', 'draw', 'left'],
    [0.5, 3, 'closed', 'draw', 'centre'],
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

describe('the assessment', () => {
  it('compares with the chosen tour and reads the flight', () => {
    const text = assessLaunchMonitor(
      {
        tour: 'pga',
        clubSpeedMph: 100,
        ballSpeedMph: 146,
        carryYd: 240,
        totalYd: 262,
        clubPathDeg: -4,
        faceAngleDeg: 2,
      },
      'driver',
      'right',
    );
    expect(text).toContain('the PGA Tour average with this club is 115 mph');
    expect(text).toContain('Smash factor 1.46 against 1.49: a centred strike');
    expect(text).toContain('Carry 240 yd against 275 yd.');
    expect(text).toContain('Total 262 yd against 300 yd.');
    expect(text).toContain('strong out-to-in');
    expect(text).toContain('starts right of the target and curves as a fade');
  });

  it('knows the LPGA’s own figures and invents no total', () => {
    const text = assessLaunchMonitor({ tour: 'lpga', carryYd: 190, totalYd: 200 }, 'driver', 'right');
    expect(text).toContain('Carry 190 yd against 223 yd.');
    expect(text).toContain('Total 200 yd.');
  });

  it.each([
    ['a smash factor above 1.52', { clubSpeedMph: 90, ballSpeedMph: 140 }, 'is not possible'],
    ['a driven ball slower than the club', { clubSpeedMph: 100, ballSpeedMph: 90 }, 'leaves faster than the club'],
    ['a total below the carry', { carryYd: 200, totalYd: 180 }, 'less than carry'],
  ])('flags %s', (_, shot, sentence) => {
    expect(assessLaunchMonitor(shot, 'driver', 'right')).toContain(sentence);
  });

  it('shows the total with the driver only, and nothing when nothing was given', () => {
    expect(assessLaunchMonitor({ totalYd: 180 }, '7-iron', 'right')).toBeNull();
    expect(assessLaunchMonitor({}, 'driver', 'right')).toBeNull();
  });
});
