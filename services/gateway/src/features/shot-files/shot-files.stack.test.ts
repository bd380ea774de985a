import type { LoggedShot, ShotFilePreview, ShotImport, ShotImportResult } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersWith, shotFile, shotFileForm } from '../../../test/shot-files.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const send = (path: string, as: Golfer, ...form: Parameters<typeof shotFileForm>) =>
  gateway.call(path, { method: 'POST', as, body: shotFileForm(...form) });
const preview = async (as: Golfer, ...form: Parameters<typeof shotFileForm>) =>
  (await (await send('/api/shot-files/preview', as, ...form)).json()) as ShotFilePreview;
const importFile = async (as: Golfer, ...form: Parameters<typeof shotFileForm>) =>
  (await (await send('/api/shot-imports', as, ...form)).json()) as ShotImportResult;
const listImports = async (as: Golfer) =>
  (await (await gateway.call('/api/shot-imports', { as })).json()) as ShotImport[];
const listShots = async (as: Golfer, query = '?club=7-iron') =>
  (await (await gateway.call(`/api/logged-shots${query}`, { as })).json()) as LoggedShot[];

describe('a launch monitor’s file', () => {
  it('is shown as it was understood before anything is stored', async () => {
    const golfer = await gateway.register();
    expect(await preview(golfer, shotFile('trackman.csv'))).toMatchObject({
      format: 'TrackMan',
      needsColumns: false,
      isRemembered: false,
      asks: { speedUnit: false, distanceUnit: false, handedness: false },
      clubs: [
        { name: '7 Iron', club: '7-iron', shots: 2 },
        { name: 'Driver', club: 'driver', shots: 1 },
      ],
      shotCount: 3,
      duplicateCount: 0,
      rejectedCount: 1,
      firstHitAt: '2026-05-06T23:58:02.000Z',
      lastHitAt: '2026-05-07T00:01:10.000Z',
      rejected: [{ row: 7, reason: 'You left this shot out of your statistics on the launch monitor.' }],
    });
    expect(await listImports(golfer)).toEqual([]);
  });

  it('with a club in each row is shown with few of them', async () => {
    const golfer = await gateway.register();
    const rows = Array.from({ length: 120 }, (_, at) => `Stick ${at},95,110`);
    const file = await preview(golfer, Buffer.from(['Club,Ball Speed,Carry', 'PW,95,110', ...rows].join('\n')));
    expect(file.clubs).toHaveLength(50);
    expect([file.clubs[0], file.moreClubs]).toEqual([{ name: 'Stick 0', club: null, shots: 1 }, 71]);
  });

  it('is stored once, however often and in however many requests side by side it is imported', async () => {
    const golfer = await gateway.register();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send('/api/shot-imports', golfer, shotFile('skytrak.csv'))),
    );
    // One that comes while another is read is asked to wait.
    const read = answers.filter(({ status }) => status !== 429);
    const results = await Promise.all(read.map(async (answer) => (await answer.json()) as ShotImportResult));
    expect(results.filter(({ imported }) => imported?.shotCount === 3)).toHaveLength(1);
    expect(results.filter(({ duplicateCount }) => duplicateCount === 3)).toHaveLength(results.length - 1);
    expect(await importFile(golfer, shotFile('skytrak.csv'))).toMatchObject({ imported: null, duplicateCount: 3 });
    expect(await preview(golfer, shotFile('skytrak.csv'))).toMatchObject({ shotCount: 3, duplicateCount: 3 });
    expect(await listImports(golfer)).toMatchObject([{ format: 'SkyTrak', shotCount: 3, fileName: 'session.csv' }]);
  });

  it('adds only what is new when the same session is exported again with more shots', async () => {
    const golfer = await gateway.register();
    const rows = shotFile('garmin.csv').toString().trimEnd().split('\r\n');
    await importFile(golfer, Buffer.from(rows.slice(0, 3).join('\r\n')));
    expect(await importFile(golfer, Buffer.from(rows.join('\r\n')))).toMatchObject({
      imported: { shotCount: 1 },
      duplicateCount: 1,
    });
  });

  describe('that is exported again', () => {
    type Ball = readonly [time: string, ballSpeedMph: number, carryYd: number];
    const inYards = { speed: 'mph', distance: 'yd', perMph: 1, perYd: 1 };
    const inMeters = { speed: 'm/s', distance: 'm', perMph: 0.44704, perYd: 0.9144 };
    const fileOf = ({ speed, distance, perMph, perYd }: typeof inYards, balls: readonly Ball[]) => {
      const headings = `Date,Club Type,Club Face,Ball Speed (${speed}),Carry Distance (${distance})`;
      const rows = balls.map(
        ([time, mph, yd]) =>
          `2025-11-20${time},7 Iron,1.0,${(mph * perMph).toFixed(1)},${yd > 0 ? (yd * perYd).toFixed(1) : ''}`,
      );
      return Buffer.from([headings, ...rows].join('\n'));
    };
    const balls: Ball[] = [
      [' 10:01:00', 112.3, 150.4],
      [' 10:02:00', 108, 141],
      [' 10:03:00', 111, 0],
    ];

    it('with other units adds only what is new', async () => {
      const golfer = await gateway.register();
      await importFile(golfer, fileOf(inYards, balls));
      const again = fileOf(inMeters, [...balls, [' 10:03:00', 118, 160], [' 10:04:00', 112.3, 150.4]]);
      expect(await preview(golfer, again)).toMatchObject({ shotCount: 5, duplicateCount: 3 });
      expect(await importFile(golfer, again)).toMatchObject({ imported: { shotCount: 2 }, duplicateCount: 3 });
      const other = await gateway.register();
      expect(await importFile(other, again)).toMatchObject({ imported: { shotCount: 5 } });
    });

    it('with other units has a shot that is like the one of the same minute before it', async () => {
      const golfer = await gateway.register();
      const minute: Ball[] = [
        [' 10:01', 112, 150],
        [' 10:01', 112.2, 150.4],
      ];
      await importFile(golfer, fileOf(inYards, minute.slice(0, 1)));
      expect(await preview(golfer, fileOf(inMeters, minute))).toMatchObject({ shotCount: 2, duplicateCount: 1 });
      expect(await importFile(golfer, fileOf(inMeters, minute))).toMatchObject({ imported: { shotCount: 1 } });
      const other = await gateway.register();
      await importFile(other, fileOf(inYards, minute));
      expect(await preview(other, fileOf(inMeters, minute))).toMatchObject({ shotCount: 2, duplicateCount: 2 });
    });

    it('with other units is known, also if its shots have the time of the session', async () => {
      const golfer = await gateway.register();
      const session = Array.from({ length: 25 }, (_, at): Ball => [' 10:01', 100 + at, 130 + 2 * at]);
      await importFile(golfer, fileOf(inYards, [...session, ...session.slice(0, 3)]));
      expect(await preview(golfer, fileOf(inMeters, [...session, ...session.slice(0, 3)]))).toMatchObject({
        shotCount: 28,
        duplicateCount: 28,
      });
    });

    it('has no shot for another one that was hit in the same minute', async () => {
      const golfer = await gateway.register();
      const minute: Ball[] = [
        [' 10:01', 112, 150],
        [' 10:01', 112.2, 150.4],
        [' 10:01', 111.9, 150.1],
      ];
      expect(await importFile(golfer, fileOf(inYards, minute.slice(0, 2)))).toMatchObject({
        imported: { shotCount: 2 },
      });
      expect(await importFile(golfer, fileOf(inYards, minute))).toMatchObject({
        imported: { shotCount: 1 },
        duplicateCount: 2,
      });
    });

    it('with distances as in other air, from the same launch, adds nothing', async () => {
      const golfer = await gateway.register();
      const launched = (shots: readonly (readonly [ball: string, carryYd: number])[]) =>
        Buffer.from(
          [
            'Date,TMD No,Club,Ball Speed [mph],Launch Angle [deg],Spin Rate [rpm],Carry Flat - Length [yds]',
            ...shots.map(([ball, carryYd], at) => `5/6/2026 6:5${at}:02 PM,${at},7 Iron,${ball},${carryYd}`),
          ].join('\n'),
        );
      const measured = launched([
        ['116.4,17.1,6412', 158.3],
        ['115.1,16.6,6588', 155.9],
      ]);
      const normalized = launched([
        ['116.4,17.1,6412', 151.8],
        ['115.1,16.6,6588', 149.6],
        ['112.0,18.2,6300', 146],
      ]);
      expect(await importFile(golfer, measured)).toMatchObject({ imported: { shotCount: 2 } });
      expect(await importFile(golfer, normalized)).toMatchObject({ imported: { shotCount: 1 }, duplicateCount: 2 });
    });

    it('without a time of day may be of other shots', async () => {
      const golfer = await gateway.register();
      const day = balls.map(([, mph, yd]): Ball => ['', mph, yd]);
      await importFile(golfer, fileOf(inYards, day));
      expect(await importFile(golfer, fileOf(inMeters, day))).toMatchObject({ imported: { shotCount: 3 } });
    });
  });

  it('belongs to its golfer alone, and goes with all of its shots', async () => {
    const [golfer, other] = [await gateway.register(), await gateway.register()];
    const { imported } = await importFile(golfer);
    const path = `/api/shot-imports/${imported?.id}`;
    expect(await listImports(other)).toEqual([]);
    expect(await listShots(other)).toEqual([]);
    expect((await gateway.call(path, { method: 'DELETE', as: other })).status).toBe(404);
    expect((await gateway.call('/api/shot-imports/nothing', { method: 'DELETE', as: golfer })).status).toBe(404);
    // Another golfer may import the same file.
    expect(await importFile(other)).toMatchObject({ imported: { shotCount: 2 } });
    expect(await listShots(golfer)).toMatchObject([{ club: '7-iron', carryYd: 149.5, sideYd: 3.1, faceAngleDeg: 0.8 }]);
    expect((await gateway.call(path, { method: 'DELETE', as: golfer })).status).toBe(204);
    expect(await listShots(golfer)).toEqual([]);
    expect(await listShots(other)).toHaveLength(1);
    expect(await importFile(golfer)).toMatchObject({ imported: { shotCount: 2 } });
  });

  it('offers the shots nearest to a moment first', async () => {
    const golfer = await gateway.register();
    const row = (minute: number) => `2025-11-20 10:0${minute}:00,7 Iron,8${minute},1.0,11${minute},15${minute}`;
    const table = ['Date,Club Type,Club Speed,Club Face,Ball Speed,Carry Distance', ...[1, 2, 5, 9].map(row)];
    await importFile(golfer, Buffer.from(table.join('\n')), { timeZone: 'UTC' });
    const near = await listShots(golfer, '?club=7-iron&near=2025-11-20T10:06:00Z');
    expect(near.map(({ carryYd }) => carryYd)).toEqual([155, 159, 152, 151]);
    expect((await listShots(golfer)).map(({ carryYd }) => carryYd)).toEqual([159, 155, 152, 151]);
    expect(await listShots(golfer, '?club=driver')).toEqual([]);
    expect(near.map(({ hasTime }) => hasTime)).toEqual([true, true, true, true]);
  });

  it('offers all shots of a session without times, in the order of the file, and says that they have none', async () => {
    const golfer = await gateway.register();
    const rows = Array.from({ length: 120 }, (_, at) => `7 Iron,1.0,110,${100 + at}`);
    await importFile(golfer, Buffer.from(['Club Type,Club Face,Ball Speed,Carry Distance', ...rows].join('\n')));
    const shots = await listShots(golfer);
    expect(shots.map(({ carryYd }) => carryYd)).toEqual(rows.map((_, at) => 100 + at));
    expect(new Set(shots.map(({ hasTime }) => hasTime))).toEqual(new Set([false]));
  });
});

describe('what the golfer says about a file', () => {
  const said = answersWith({
    columns: [
      { column: 0, is: 'club' },
      { column: 1, is: 'time' },
      { column: 2, is: 'ballSpeedMph' },
      { column: 3, is: 'carryYd' },
    ],
    clubs: [{ name: 'Mein Liebling', club: null }],
    speedUnit: 'm/s',
    distanceUnit: 'm',
  });
  it('is asked for before an unknown file is stored, and holds for the next one with the same headings', async () => {
    const golfer = await gateway.register();
    const bytes = shotFile('own-columns.csv');
    expect(await preview(golfer, bytes)).toMatchObject({ format: null, needsColumns: true });
    const refused = await send('/api/shot-imports', golfer, bytes);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { message: expect.stringContaining('what its columns mean') },
    ]);
    expect(await importFile(golfer, bytes, { answers: said })).toMatchObject({
      imported: { format: 'Own columns', shotCount: 1 },
      rejected: [{ row: 3, reason: expect.stringContaining('Mein Liebling') }],
    });
    const next = Buffer.from(bytes.toString().replace('10:00', '11:00'));
    expect(await preview(golfer, next)).toMatchObject({ isRemembered: true, answers: said, needsColumns: false });
    expect(await importFile(golfer, next)).toMatchObject({ imported: { shotCount: 1 } });
    const other = await gateway.register();
    expect(await preview(other, next)).toMatchObject({ isRemembered: false, needsColumns: true });
  });

  it('of the club of a file that names none is asked again for the next file', async () => {
    const golfer = await gateway.register();
    const nineIron = answersWith({ clubs: [{ name: '', club: '9-iron' }], distanceUnit: 'm' });
    expect(await importFile(golfer, shotFile('uneekor.csv'), { answers: nineIron })).toMatchObject({
      imported: { shotCount: 3 },
    });
    const driver = Buffer.from(shotFile('uneekor.csv').toString().replace('126.8', '226.8'));
    expect(await preview(golfer, driver)).toMatchObject({
      isRemembered: true,
      answers: { clubs: [], distanceUnit: 'm' },
      clubs: [{ name: '', club: null, shots: 3 }],
      shotCount: 0,
    });
    const said = answersWith({ clubs: [{ name: '', club: 'driver' }], distanceUnit: 'm' });
    // Two of the three rows are equal to rows of the first file.
    expect(await importFile(golfer, driver, { answers: said })).toMatchObject({
      imported: { shotCount: 1 },
      duplicateCount: 2,
    });
  });
});
