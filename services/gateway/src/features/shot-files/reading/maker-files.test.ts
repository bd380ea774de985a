import { describe, expect, it } from 'vitest';
import { answersWith, shotFile } from '../../../../test/shot-files.ts';
import { readFile } from '../../../../test/understand-shot-file.ts';

const at = (iso: string) => new Date(iso);

describe('files of each maker', () => {
  it.each<[string, string, number, object[], string[]]>([
    [
      'trackman.csv',
      'TrackMan',
      3,
      [
        {
          club: '7-iron',
          hitAt: at('2026-05-06T23:58:02Z'),
          clubSpeedMph: 84.2,
          ballSpeedMph: 116.4,
          carryYd: 158.3,
          totalYd: 166,
          spinRpm: 6412,
          launchAngleDeg: 17.1,
          sideYd: 4.1,
          clubPathDeg: -1.8,
          faceAngleDeg: 0.9,
          attackAngleDeg: -3.9,
        },
        { club: '7-iron', sideYd: -2.7 },
        { club: 'driver', ballSpeedMph: 143.6 },
      ],
      ['You left this shot out of your statistics on the launch monitor.'],
    ],
    [
      'trackman-metric.csv',
      'TrackMan',
      1,
      [
        {
          hitAt: at('2026-05-06T23:58:02Z'),
          clubSpeedMph: 84.109,
          ballSpeedMph: 116.321,
          spinRpm: 6412,
          carryYd: 158.246,
          sideYd: 4.046,
          totalYd: 166.01,
          clubPathDeg: -1.8,
        },
      ],
      [],
    ],
    [
      'flightscope.csv',
      'FlightScope',
      3,
      [
        { club: 'driver', hitAt: null, ballSpeedMph: 143.2, clubSpeedMph: 96.4, sideYd: -27.8, launchAngleDeg: 12.8 },
        { sideYd: 13.4 },
        { club: '7-iron', spinRpm: null, sideYd: null, carryYd: 152.1 },
      ],
      [],
    ],
    [
      'flightscope-metric.csv',
      'FlightScope',
      1,
      [
        {
          ballSpeedMph: 112.406,
          clubSpeedMph: 84.072,
          carryYd: 152.122,
          sideYd: -6.234,
          clubPathDeg: 2,
          faceAngleDeg: 0.5,
          attackAngleDeg: 4.1,
        },
      ],
      [],
    ],
    [
      'foresight-fsx-play.csv',
      'Foresight',
      3,
      [
        { club: '7-iron', hitAt: at('2026-05-20T22:45:10Z'), spinRpm: 6109, clubPathDeg: 2.4, faceAngleDeg: 1.2 },
        { club: 'gap-wedge', spinRpm: 8795, sideYd: -2.9 },
        { club: 'driver', clubSpeedMph: null, clubPathDeg: null, faceAngleDeg: null, attackAngleDeg: null },
      ],
      [],
    ],
    [
      'foresight-blocks.csv',
      'Foresight',
      3,
      [
        { club: '7-iron', hitAt: at('2026-03-19T15:30:00Z'), carryYd: 152.2, sideYd: -3.4, faceAngleDeg: -0.8 },
        { club: '7-iron', attackAngleDeg: -1.8 },
        { club: 'hybrid', hitAt: at('2026-03-19T15:41:00Z'), ballSpeedMph: 128.2 },
      ],
      [],
    ],
    [
      'rapsodo.csv',
      'Rapsodo',
      3,
      [
        { club: '7-iron', hitAt: at('2026-04-24T18:19:00Z'), sideYd: 6.3, spinRpm: 6210, clubPathDeg: -1.6 },
        { spinRpm: null, sideYd: -7.4 },
        { club: 'driver', carryYd: 221.8 },
      ],
      [],
    ],
    [
      'garmin.csv',
      'Garmin',
      2,
      [
        { club: '7-iron', hitAt: at('2025-11-26T18:38:50Z'), clubSpeedMph: 83.147, faceAngleDeg: 0.8, sideYd: 3.1 },
        { club: 'sand-wedge', spinRpm: 9121, sideYd: -2.4 },
      ],
      [],
    ],
    [
      'garmin-german.csv',
      'Garmin',
      1,
      [
        {
          club: '7-iron',
          hitAt: at('2025-11-26T18:38:50Z'),
          ballSpeedMph: 108.864,
          carryYd: 150.044,
          sideYd: 3.062,
          clubPathDeg: -3.2,
          faceAngleDeg: 0.8,
        },
      ],
      [],
    ],
    [
      'skytrak.csv',
      'SkyTrak',
      3,
      [
        {
          club: 'gap-wedge',
          hitAt: at('2026-06-19T22:39:00Z'),
          ballSpeedMph: 81,
          launchAngleDeg: 30,
          spinRpm: 9333.232,
          sideYd: -2,
          carryYd: 95,
          clubPathDeg: 2.1,
          faceAngleDeg: 0.4,
        },
        { faceAngleDeg: -1.1 },
        { club: 'driver', carryYd: 224 },
      ],
      [],
    ],
    [
      'skytrak-range.csv',
      'SkyTrak',
      2,
      [
        {
          club: '8-iron',
          hitAt: at('2026-06-19T22:39:00Z'),
          ballSpeedMph: 109.4,
          clubSpeedMph: 80.2,
          launchAngleDeg: 20.1,
          spinRpm: expect.closeTo(7124, 0),
          sideYd: -5.4,
          carryYd: 142.3,
          totalYd: 148.4,
        },
        { sideYd: 3.9 },
      ],
      [],
    ],
    [
      'skytrak-range-metric.csv',
      'SkyTrak',
      1,
      [
        {
          ballSpeedMph: expect.closeTo(109.4, 1),
          carryYd: expect.closeTo(142.3, 1),
          sideYd: expect.closeTo(-5.4, 1),
          clubSpeedMph: null,
        },
      ],
      [],
    ],
    [
      'full-swing-one-word.csv',
      'Full Swing',
      1,
      [
        {
          club: '6-iron',
          hitAt: at('2026-07-02T16:20:11Z'),
          ballSpeedMph: 121.4,
          clubSpeedMph: 88.3,
          carryYd: 168,
          totalYd: 176.3,
          sideYd: -4.2,
          launchAngleDeg: 15.9,
          spinRpm: 5870,
          clubPathDeg: 1.4,
          faceAngleDeg: 0.1,
          attackAngleDeg: -3.3,
        },
      ],
      [],
    ],
    [
      'full-swing.csv',
      'Full Swing',
      1,
      [{ club: '6-iron', hitAt: at('2026-07-02T16:20:11Z'), carryYd: 168, sideYd: -4.2, launchAngleDeg: 15.9 }],
      [],
    ],
    [
      'square.csv',
      'Square',
      2,
      [
        { club: 'driver', hitAt: at('2026-03-12T17:00:00Z'), carryYd: 218, sideYd: null, clubPathDeg: -1.4 },
        { clubPathDeg: -2, faceAngleDeg: -0.6 },
      ],
      [],
    ],
  ])('%s is read as %s', async (name, format, count, shots, reasons) => {
    const file = await readFile(shotFile(name));
    expect(file.format).toBe(format);
    expect(file.shots).toHaveLength(count);
    expect(file.shots).toMatchObject(shots);
    expect(file.rejected.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('Uneekor names no club: its shots wait for the golfer’s answer, and a topped ball counts', async () => {
    const before = await readFile(shotFile('uneekor.csv'));
    expect(before).toMatchObject({ format: 'Uneekor', clubs: [{ name: '', club: null, shots: 3 }], shots: [] });
    expect(before.rejected.map(({ row }) => row)).toEqual([2, 3, 4]);
    const after = await readFile(shotFile('uneekor.csv'), {
      answers: answersWith({ clubs: [{ name: '', club: '9-iron' }] }),
    });
    expect(after.rejected).toEqual([]);
    expect(after.shots).toMatchObject([
      { club: '9-iron', carryYd: 126.8, sideYd: -12.2, clubPathDeg: 1.8, spinRpm: 7538, clubSpeedMph: 75.1 },
      { sideYd: 3.8, clubSpeedMph: null },
      { carryYd: 1, ballSpeedMph: 97.6, spinRpm: null },
    ]);
    expect(after.asks).toEqual({ speedUnit: true, distanceUnit: true, handedness: false, signs: false });
  });

  it('Foresight’s club path and face are seen from the golfer, so they turn around for a left-hander', async () => {
    const file = await readFile(shotFile('foresight-fsx-play.csv'), { answers: answersWith({ handedness: 'left' }) });
    expect(file.asks.handedness).toBe(true);
    expect(file.shots[0]).toMatchObject({ clubPathDeg: -2.4, faceAngleDeg: -1.2, sideYd: 5.2 });
  });
});
