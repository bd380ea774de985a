import { type Club, clubSchema } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { assessLaunchMonitor } from './assess-launch-monitor.ts';
import { clubTable } from './club-table.ts';
import { highestSmashFactor } from './smash-factor.ts';

describe('the assessment', () => {
  it('says what speed, strike and spin mean, without the numbers that are shown beside it', () => {
    const shot = { clubSpeedMph: 100, ballSpeedMph: 146, carryYd: 240, totalYd: 262, spinRpm: 3100 } as const;
    expect(assessLaunchMonitor({ tour: 'pga', ...shot, clubPathDeg: -4, faceAngleDeg: 2 }, 'driver')).toBe(
      'Your club speed is below the PGA Tour’s. Your strike is good. Your spin is high, so the ball climbs and rolls little.',
    );
    expect(assessLaunchMonitor({ tour: 'lpga', ...shot }, 'driver')).toContain('above the LPGA Tour’s.');
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
    const text = assessLaunchMonitor({ ...shot, spinRpm: 2400, clubPathDeg: 2 }, 'driver') ?? '';
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
    expect(assessLaunchMonitor(shot, club) ?? '').not.toContain('please check');
  });

  it('does not judge the strike by contradictory speeds', () => {
    const text = assessLaunchMonitor({ clubSpeedMph: 90, ballSpeedMph: 140 }, 'driver') ?? '';
    expect(text).not.toMatch(/strike|Your smash factor/);
    expect(text).not.toContain('club speed is');
  });

  it.each([
    [150, 'Your smash factor is as high as the tour’s: more distance comes from a faster club.', null],
    [149, 'Your smash factor is as high as the tour’s: more distance comes from a faster club.', null],
    [148, 'Your strike is good.', null],
    [146, 'Your strike is good.', null],
    [145, 'Your strike leaves a little ball speed behind.', null],
    [142, 'Your strike leaves a little ball speed behind.', null],
    // From a gap of 0.08 on, the step of the verdict asks for the strike.
    [141, 'Your strike costs ball speed', 'this club speed can give about 149 mph.'],
    [140, 'Your strike costs ball speed', 'this club speed can give about 149 mph.'],
  ])('reads the strike of a driver at 100 mph from a ball at %i mph: %s', (ballSpeedMph, verdict, advice) => {
    const text = assessLaunchMonitor({ clubSpeedMph: 100, ballSpeedMph }, 'driver') ?? '';
    expect(text).toContain(verdict);
    if (advice) expect(text).toContain(advice);
    else expect(text.endsWith(verdict)).toBe(true);
  });

  it('does not ask for more club speed at tour speed, or with an iron', () => {
    const assess = (clubSpeedMph: number, ballSpeedMph: number, club: Club) =>
      assessLaunchMonitor({ clubSpeedMph, ballSpeedMph }, club);
    expect(assess(116, 174, 'driver')).not.toContain('faster club');
    expect(assess(80, 109, '7-iron')).toContain('as high as the tour’s.');
    expect(assess(80, 109, '7-iron')).not.toContain('faster club');
  });

  it('judges no strike by an unpublished average', () => {
    expect(assessLaunchMonitor({ clubSpeedMph: 70, ballSpeedMph: 72 }, 'sand-wedge')).toBe(
      'Your club speed is below the PGA Tour’s estimated average.',
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
    const assess = (smash: number) => assessLaunchMonitor({ clubSpeedMph: 100, ballSpeedMph: smash * 100 }, club);
    expect(assess(highest)).not.toContain('please check');
    expect(assess(highest + 0.01)).toMatch(/^A smash factor of .* please check/);
  });

  it('accepts the averages of every group in the reference tables', () => {
    for (const club of clubSchema.options) {
      for (const { clubSpeedMph, ballSpeedMph } of Object.values(clubTable[club])) {
        expect(assessLaunchMonitor({ clubSpeedMph, ballSpeedMph }, club)).not.toContain('please check');
      }
    }
  });

  it('reports an iron’s ball speed below the club speed', () => {
    expect(assessLaunchMonitor({ clubSpeedMph: 80, ballSpeedMph: 79 }, '7-iron')).toBe(
      'A ball struck with this club leaves faster than the club: please check club speed and ball speed.',
    );
  });

  it.each([
    [3000, null],
    [3001, 'Your spin is high, so the ball climbs and rolls little.'],
    [1700, null],
    [1699, 'Your spin is low, so the ball may fall out of the air early.'],
  ])('reads driver spin of %i rpm', (spinRpm, text) => {
    expect(assessLaunchMonitor({ spinRpm }, 'driver')).toBe(text);
    expect(assessLaunchMonitor({ spinRpm }, '7-iron')).toBeNull();
  });

  it.each([
    [113, 'level with'],
    [117, 'level with'],
    [117.1, 'above'],
    [112.9, 'below'],
  ])('says how a club speed of %f mph compares', (clubSpeedMph, words) => {
    expect(assessLaunchMonitor({ clubSpeedMph }, 'driver')).toBe(`Your club speed is ${words} the PGA Tour’s.`);
  });

  it('says nothing of distances and angles, which are shown, or without numbers', () => {
    expect(assessLaunchMonitor({ carryYd: 231, clubPathDeg: 2, faceAngleDeg: -3 }, 'driver')).toBeNull();
    expect(assessLaunchMonitor({}, 'driver')).toBeNull();
  });
});
