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
    [1.1, 0, 'open', 'fade', 'right'],
    [-1, 0, 'square', 'straight', 'centre'],
    [-1.1, 0, 'closed', 'draw', 'left'],
    [-1.1, -1, 'square', 'straight', 'left'],
    [3.1, 2.1, 'square', 'straight', 'right'],
    [3.2, 2.1, 'open', 'fade', 'right'],
    [2.1, 3.1, 'square', 'straight', 'right'],
    [2, 3.1, 'closed', 'draw', 'right'],
    [0, 1, 'square', 'straight', 'centre'],
    [0, 1.1, 'closed', 'draw', 'centre'],
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
    expect(text).toContain('the PGA Tour average with this club is 115 mph, so you are 15 mph below it.');
    expect(text).toContain('Smash factor 1.46 against 1.49: a centred strike');
    expect(text).toContain('Carry 240 yd against 275 yd.');
    expect(text).toContain('Total 262 yd against 300 yd.');
    expect(text).toContain('strong out-to-in');
    expect(text).toContain('starts right of the target and curves right as a fade, away from the target.');
  });

  it('knows the LPGA’s own figures and invents no total', () => {
    const text = assessLaunchMonitor({ tour: 'lpga', carryYd: 190, totalYd: 200 }, 'driver', 'right');
    expect(text).toContain('Carry 190 yd against 223 yd.');
    expect(text).toContain('Total 200 yd.');
  });

  it.each([
    ['a smash factor above 1.52', { clubSpeedMph: 90, ballSpeedMph: 140 }, 'is not possible'],
    ['a driven ball slower than the club', { clubSpeedMph: 100, ballSpeedMph: 90 }, 'leaves faster than the club'],
    ['a smash factor just above 1.52', { clubSpeedMph: 100, ballSpeedMph: 153 }, 'is not possible'],
    [
      'a driven ball just slower than the club',
      { clubSpeedMph: 100, ballSpeedMph: 99.9 },
      'leaves faster than the club',
    ],
    ['a total below the carry', { carryYd: 200, totalYd: 199.9 }, 'less than carry'],
    ['a carry that the ball speed cannot give', { ballSpeedMph: 100, carryYd: 200.1 }, 'carries so far'],
  ])('flags %s', (_, shot, sentence) => {
    expect(assessLaunchMonitor(shot, 'driver', 'right')).toContain(sentence);
  });

  it.each([
    ['a smash factor of 1.52', { clubSpeedMph: 100, ballSpeedMph: 152 }, 'driver'],
    ['a ball as fast as the driver', { clubSpeedMph: 100, ballSpeedMph: 100 }, 'driver'],
    ['a wedge’s ball slower than the club', { clubSpeedMph: 78, ballSpeedMph: 70 }, 'lob-wedge'],
    ['a carry of two yards a mph', { ballSpeedMph: 100, carryYd: 200 }, 'driver'],
    ['a total like the carry', { carryYd: 200, totalYd: 200 }, 'driver'],
  ] as const)('believes %s', (_, shot, club) => {
    expect(assessLaunchMonitor(shot, club, 'right')).not.toContain('please check');
  });

  it('concludes nothing about the strike from speeds that contradict one another', () => {
    const text = assessLaunchMonitor({ clubSpeedMph: 90, ballSpeedMph: 140 }, 'driver', 'right');
    expect(text).not.toContain('strike');
    expect(text).not.toContain('full use');
  });

  it.each([
    [146, 'a centred strike.', 'more distance has to come from more speed'],
    [145, 'close to a centred strike.', null],
    [141, 'close to a centred strike.', null],
    [140, 'the strike costs ball speed.', 'a tour strike gives about 149 mph of ball speed'],
  ])('reads the strike of a driver at 100 mph from a ball at %i mph: %s', (ballSpeedMph, verdict, advice) => {
    const text = assessLaunchMonitor({ clubSpeedMph: 100, ballSpeedMph }, 'driver', 'right');
    expect(text).toContain(verdict);
    if (advice) expect(text).toContain(advice);
    else expect(text).not.toMatch(/speed\.$/);
  });

  it.each([
    [3000, 'rpm.'],
    [3001, 'the ball climbs'],
    [1700, 'rpm.'],
    [1699, 'fall out of the air'],
  ])('reads driver spin of %i rpm', (spinRpm, words) => {
    expect(assessLaunchMonitor({ spinRpm }, 'driver', 'right')).toContain(words);
  });

  it.each([
    [114.6, 'level with it'],
    [115.4, 'level with it'],
    [115.5, '0.5 mph above it'],
    [114.5, '0.5 mph below it'],
  ])('says how a club speed of %f mph compares', (clubSpeedMph, words) => {
    expect(assessLaunchMonitor({ clubSpeedMph }, 'driver', 'right')).toContain(words);
  });

  it.each([
    ['right', 4, 0, 'starts right of the target and curves right as a fade, away from the target.'],
    ['left', 4, 0, 'starts right of the target and curves right as a draw, away from the target.'],
    ['right', -2, -5, 'starts left of the target and curves right as a fade, back toward the target.'],
    ['left', -2, -5, 'starts left of the target and curves right as a draw, back toward the target.'],
    ['right', 0, 4, 'starts at the target and curves left as a draw.'],
    ['left', 0, 4, 'starts at the target and curves left as a fade.'],
    ['right', 2, 2, 'starts right of the target and flies straight.'],
  ] as const)('%s-handed, face %i°, path %i°: %s', (hand, faceAngleDeg, clubPathDeg, words) => {
    expect(assessLaunchMonitor({ faceAngleDeg, clubPathDeg }, '7-iron', hand)).toContain(words);
  });

  it('tells the start by the face alone', () => {
    expect(assessLaunchMonitor({ faceAngleDeg: -3 }, '7-iron', 'right')).toBe(
      'Face angle −3°: the ball starts left of the target; add the club path to see its curve.',
    );
  });

  it('calls an extrapolated average an estimate', () => {
    expect(assessLaunchMonitor({ clubSpeedMph: 80 }, 'sand-wedge', 'right')).toContain('estimated average');
  });

  it('shows the total with the driver only, and nothing when nothing was given', () => {
    expect(assessLaunchMonitor({ totalYd: 180 }, '7-iron', 'right')).toBeNull();
    expect(assessLaunchMonitor({}, 'driver', 'right')).toBeNull();
  });
});
