import { type Club, clubSchema } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { clubTable } from '../reference/club-table.ts';
import { assessLaunchMonitor } from './assess-launch-monitor.ts';
import { highestSmashFactor } from './smash-factor.ts';

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
    expect(text).toContain(
      'Your club speed of 100 mph is 15 mph below the PGA Tour’s average of 115 mph with this club.',
    );
    expect(text).toContain('a smash factor of 1.46 (PGA Tour 1.49): a good strike.');
    expect(text).toContain('Your carry is 240 yd (PGA Tour 275 yd) and your total is 262 yd (PGA Tour 300 yd).');
    expect(text).toContain('strong out-to-in');
    expect(text).toContain('starts right of the target and curves right as a fade, away from the target.');
  });

  it('uses the LPGA’s own figures and no invented total', () => {
    const text = assessLaunchMonitor({ tour: 'lpga', carryYd: 190, totalYd: 200 }, 'driver', 'right');
    expect(text).toBe('Your carry is 190 yd (LPGA Tour 223 yd) and your total is 200 yd.');
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
    ['a total below the carry', { carryYd: 200, totalYd: 199.9 }, 'less than your carry'],
    [
      'a carry that the ball speed cannot give',
      { ballSpeedMph: 100, carryYd: 200.1 },
      'No ball carries 200.1 yd at 100 mph',
    ],
  ])('flags %s', (_, shot, sentence) => {
    const text = assessLaunchMonitor({ ...shot, spinRpm: 2400, clubPathDeg: 2 }, 'driver', 'right') ?? '';
    // First of all, before anything that sounds like praise.
    expect(text.split(/(?<=\.) (?=[A-Z])/)[0]).toContain(sentence);
    expect(text).not.toMatch(/strike|smash factor of [\d.]+ \(/);
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

  it('does not judge the strike by contradictory speeds', () => {
    const text = assessLaunchMonitor({ clubSpeedMph: 90, ballSpeedMph: 140 }, 'driver', 'right');
    expect(text).not.toContain('strike');
    expect(text).not.toContain('full use');
  });

  it.each([
    [150, 'a strike as good as on tour.', 'A faster ball has to come from a faster club'],
    [149, 'a strike as good as on tour.', 'A faster ball has to come from a faster club'],
    [148, 'a good strike.', null],
    [146, 'a good strike.', null],
    [145, 'the strike leaves a little ball speed behind.', null],
    [141, 'the strike leaves a little ball speed behind.', null],
    [140, 'the strike costs ball speed.', 'a tour strike gives about 149 mph of ball speed'],
  ])('reads the strike of a driver at 100 mph from a ball at %i mph: %s', (ballSpeedMph, verdict, advice) => {
    const text = assessLaunchMonitor({ clubSpeedMph: 100, ballSpeedMph }, 'driver', 'right') ?? '';
    expect(text).toContain(verdict);
    if (advice) expect(text).toContain(advice);
    else expect(text.endsWith(verdict)).toBe(true);
  });

  it('does not ask for more club speed at tour speed, or with an iron', () => {
    const assess = (clubSpeedMph: number, ballSpeedMph: number, club: Club) =>
      assessLaunchMonitor({ clubSpeedMph, ballSpeedMph }, club, 'right');
    expect(assess(116, 174, 'driver')).not.toContain('faster club');
    expect(assess(80, 109, '7-iron')).toContain('as good as on tour.');
    expect(assess(80, 109, '7-iron')).not.toContain('faster club');
  });

  it('judges no strike by an unpublished average', () => {
    expect(assessLaunchMonitor({ clubSpeedMph: 70, ballSpeedMph: 72 }, 'sand-wedge', 'right')).toMatch(
      /a smash factor of 1\.03 \(PGA Tour 1\.12\)\.$/,
    );
  });

  it.each<[Club, number]>([
    ['driver', 1.52],
    ['5-iron', 1.5],
    ['7-iron', 1.46],
    ['pitching-wedge', 1.33],
    ['lob-wedge', 1.19],
  ])('believes with the %s a smash factor up to %f', (club, highest) => {
    expect(highestSmashFactor(club)).toBe(highest);
    const assess = (smash: number) =>
      assessLaunchMonitor({ clubSpeedMph: 100, ballSpeedMph: smash * 100 }, club, 'right');
    expect(assess(highest)).not.toContain('please check');
    expect(assess(highest + 0.01)).toMatch(/^A smash factor of .* please check/);
  });

  it('accepts the averages of every group in the reference tables', () => {
    for (const club of clubSchema.options) {
      for (const { clubSpeedMph, ballSpeedMph } of Object.values(clubTable[club])) {
        expect(assessLaunchMonitor({ clubSpeedMph, ballSpeedMph }, club, 'right')).not.toContain('please check');
      }
    }
  });

  it('doubts an iron’s ball speed below the club speed', () => {
    expect(assessLaunchMonitor({ clubSpeedMph: 80, ballSpeedMph: 79 }, '7-iron', 'right')).toBe(
      'A ball struck with this club leaves faster than the club: please check club speed and ball speed.',
    );
  });

  it('gives spin in whole revolutions', () => {
    expect(assessLaunchMonitor({ spinRpm: 6789.6 }, '7-iron', 'right')).toBe(
      'Your spin is 6790 rpm (PGA Tour 7000 rpm).',
    );
  });

  it.each([
    [3000, 'rpm).'],
    [3001, 'the ball climbs'],
    [1700, 'rpm).'],
    [1699, 'fall out of the air'],
  ])('reads driver spin of %i rpm', (spinRpm, words) => {
    expect(assessLaunchMonitor({ spinRpm }, 'driver', 'right')).toContain(words);
  });

  it.each([
    [114.6, 'level with the'],
    [115.4, 'level with the'],
    [115.5, '0.5 mph above the'],
    [114.5, '0.5 mph below the'],
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

  it('gives the start from the face alone', () => {
    expect(assessLaunchMonitor({ faceAngleDeg: -3 }, '7-iron', 'right')).toBe(
      'Your face angle is −3°: the ball starts left of the target; add the club path to see its curve.',
    );
  });

  it('calls an extrapolated average an estimate', () => {
    expect(assessLaunchMonitor({ clubSpeedMph: 80 }, 'sand-wedge', 'right')).toContain('estimated average');
  });

  it('shows the total with the driver only, and nothing without numbers', () => {
    expect(assessLaunchMonitor({ totalYd: 180 }, '7-iron', 'right')).toBeNull();
    expect(assessLaunchMonitor({}, 'driver', 'right')).toBeNull();
  });
});
