import { type BallMonth, type Club, recapSchema } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../swing/test/measured.ts';
import { checkOn, monthOfShots, newestSwing, recapFacts, swingOn } from '../../test/recap-facts.ts';
import { swingOf } from '../../test/swing-of.ts';
import { plans } from '../plans/plan-table.ts';
import { type RecapFacts, writeRecap } from './write-recap.ts';

const recapOf = (facts: Partial<RecapFacts>) => writeRecap(recapFacts(facts));
const trained = (...days: string[]) => days.map((date) => ({ date, exercisesCompleted: 4 }));

const fourMonths = [
  monthOfShots('2026-08-01', 140),
  monthOfShots('2026-09-01', 141),
  monthOfShots('2026-10-01', 165),
  monthOfShots('2026-11-01', 164),
];

/** All weeks of October 2026 that begin in it. */
const october4 = ['2026-10-04', '2026-10-11', '2026-10-18', '2026-10-25'];
const hipsOf = (hips: Readonly<Record<string, number>>) => Object.entries(hips).map(([day, deg]) => swingOn(day, deg));
const change = { '2026-09-01': 24, '2026-09-15': 24, '2026-11-01': 54, '2026-11-15': 54 };
const none = { '2026-09-01': 40, '2026-09-15': 40, '2026-11-01': 40, '2026-11-15': 40 };
const with7Iron = <Of extends { clubSelection: string }>(swings: readonly Of[]) =>
  swings.map((swing) => ({ ...swing, clubSelection: '7-iron' as const }));

const hitWith =
  (club: Club) =>
  ({ month, clubs }: BallMonth): BallMonth => ({ month, clubs: clubs.map((of) => ({ ...of, club })) });

describe('what was done', () => {
  it('counts swings, shots, checks, workouts and the streak of the month', () => {
    const recap = recapOf({
      swings: [{ club: 'driver', count: 3 }],
      shotMonths: [...fourMonths, monthOfShots('2026-12-01', 200)],
      checks: [checkOn('2026-10-31', 40), checkOn('2026-11-01', 40), checkOn('2026-12-01', 60)],
      workoutDays: trained(
        '2026-10-28',
        '2026-11-03',
        '2026-11-10',
        '2026-11-18',
        '2026-11-24',
        '2026-11-30',
        '2026-12-01',
      ),
    });
    expect(recap).toMatchObject({
      swings: [{ club: 'driver', count: 3 }],
      shots: [{ club: 'driver', count: 6, carryYd: expect.closeTo(164, 0) }],
      checks: 1,
      training: { workouts: 5, exercises: 20, streakWeeks: 6 },
    });
    expect(recapSchema.parse(recap)).toEqual(recap);
  });

  it('takes the average of three shots for none, and lists the most used club first', () => {
    const [club] = monthOfShots('2026-11-01', 150, 3).clubs;
    if (!club) throw new Error('no club');
    const month = { month: '2026-11-01', clubs: [club, { ...club, club: '9-iron' as const, shots: 30 }] };
    expect(recapOf({ shotMonths: [month] }).shots).toMatchObject([
      { club: '9-iron', count: 30 },
      { club: 'driver', count: 3, carryYd: null },
    ]);
  });

  it('counts from the first moment of the month to its last, in US Central', () => {
    const at = (createdAt: string) => ({ ...checkOn('2026-11-01', 40), createdAt });
    const checks = (...moments: string[]) => recapOf({ checks: moments.map(at) }).checks;
    expect(checks('2026-11-01T04:59:59.999Z', '2026-11-01T05:00:00.000Z')).toBe(1);
    expect(checks('2026-12-01T05:59:59.999Z', '2026-12-01T06:00:00.000Z')).toBe(1);
    expect(recapOf({ workoutDays: trained('2026-10-31', '2026-11-01') }).training).toMatchObject({ exercises: 4 });
  });

  it('has the streak of its last day, to which a workout without an exercise adds nothing', () => {
    // 31 October 2026 is a Saturday: the next day is another week.
    const october = { month: '2026-10-01', workoutDays: trained('2026-10-20') };
    expect(recapOf(october).training).toMatchObject({ streakWeeks: 1 });
    const planned = [...trained('2026-11-18'), { date: '2026-11-24', exercisesCompleted: 0 }];
    expect(recapOf({ workoutDays: planned }).training).toMatchObject({ workouts: 1, streakWeeks: 0 });
    // The workouts of the month before are its streak, too.
    const before = { plan: plans.free, month: '2026-10-01', workoutDays: trained('2026-09-30'), pausedWeeks: october4 };
    expect(recapOf(before).training).toEqual({ workouts: 0, exercises: 0, streakWeeks: 1 });
  });

  it('leaves training out of a plan without it, unless the golfer has trained', () => {
    expect(recapOf({ plan: plans.free }).training).toBeNull();
    expect(recapOf({ plan: plans.premium }).training).toEqual({ workouts: 0, exercises: 0, streakWeeks: 0 });
    expect(recapOf({ plan: plans.free, workoutDays: trained('2026-11-03') }).training).toMatchObject({ workouts: 1 });
  });
});

describe('what really changed', () => {
  it('is said by the rule of the progress screen, of ball, swing and body', () => {
    const { changes, steady } = recapOf({
      shotMonths: fourMonths,
      progressSwings: [
        ...['2026-09-01', '2026-09-08', '2026-09-15'].map((day) => swingOn(day, 24)),
        ...['2026-11-01', '2026-11-08', '2026-11-15'].map((day) => swingOn(day, 54)),
      ],
      checks: [checkOn('2026-09-01', 40), checkOn('2026-11-20', 60)],
    });
    expect(steady).toBeNull();
    expect(new Set(changes.map(({ source }) => source))).toEqual(new Set(['swing', 'shots', 'check']));
    expect(changes.map(({ sentence }) => sentence)).toContainEqual(
      'Carry with the driver is 20 yd higher than before October 2026: a real change.',
    );
    expect(changes.map(({ sentence }) => sentence).join(' ')).toMatch(/than before Nov 1, 2026: a real change\./);
    const marks = changes.map(({ mark }) => mark);
    expect(marks).toEqual(marks.toSorted((one, other) => Number(one === 'likely') - Number(other === 'likely')));
  });

  it('has lengths in the golfer’s unit, as the progress screen does', () => {
    const swings = ['2026-09-01', '2026-09-15', '2026-11-01', '2026-11-15'].map((day, at) => ({
      ...swingOn(day, 40),
      measurements: { earlyExtensionBh: measured(at < 2 ? 1 : 7, 1) },
    }));
    const said = (stature: RecapFacts['stature']) =>
      recapOf({ progressSwings: swings, stature }).changes.map(({ sentence }) => sentence);
    expect(said(null)).toEqual([
      expect.stringMatching(/^Hips to the ball with the driver is \d % of your height closer/),
    ]);
    expect(said({ heightCm: 180, unit: 'in' })).toEqual([
      expect.stringMatching(/^Hips to the ball with the driver is \d(?:\.5)? in closer/),
    ]);
  });

  it('is compared for each club alone', () => {
    const said = (progressSwings: RecapFacts['progressSwings']) =>
      recapOf({ progressSwings }).changes.map(({ sentence }) => sentence);
    const iron = said([...hipsOf(none), ...with7Iron(hipsOf(change))]);
    expect(iron).toHaveLength(1);
    expect(iron[0]).toContain('7-iron');
    // Half of each is no comparison of either.
    const [one = 0, two = 0, three = 0, four = 0] = Object.values(change);
    const mixed = [
      ...hipsOf({ '2026-09-01': one, '2026-09-15': two }),
      ...with7Iron(hipsOf({ '2026-11-01': three, '2026-11-15': four })),
    ];
    expect(said(mixed)).toEqual([]);
    const shots = fourMonths.map(({ month, clubs }, at) => ({
      month,
      clubs: clubs.map((of) => ({ ...of, club: at < 2 ? ('driver' as const) : ('7-iron' as const) })),
    }));
    expect(recapOf({ shotMonths: shots }).changes).toEqual([]);
    expect(recapOf({ shotMonths: shots }).missing.join(' ')).not.toContain('9-iron');
  });

  it('is said of every club with shots, not only of those that are filmed', () => {
    const wedge = fourMonths.map(hitWith('pitching-wedge'));
    expect(recapOf({ shotMonths: wedge }).changes.map(({ sentence }) => sentence)).toContain(
      'Carry with the pitching wedge is 20 yd higher than before October 2026: a real change.',
    );
  });

  it('looks back half a year', () => {
    const longAgo = hipsOf({ '2026-02-01': 24, '2026-02-15': 24, '2026-11-01': 54, '2026-11-15': 54 });
    expect(recapOf({ progressSwings: longAgo }).changes).toEqual([]);
  });

  it('names the surest change first', () => {
    const { changes } = recapOf({
      progressSwings: hipsOf({ '2026-09-01': 34, '2026-09-15': 34, '2026-11-01': 48, '2026-11-15': 48 }),
      shotMonths: fourMonths,
    });
    expect(changes.map(({ source, mark }) => [source, mark])).toEqual([
      ['shots', 'real'],
      ['swing', 'likely'],
    ]);
  });

  it('of the swing is Premium', () => {
    const swings = ['2026-09-01', '2026-09-15', '2026-11-01', '2026-11-15'].map((day, at) =>
      swingOn(day, at < 2 ? 24 : 54),
    );
    const free = recapOf({ plan: plans.free, progressSwings: swings });
    expect(free).toMatchObject({ isSwingCompared: false, changes: [], steady: null });
    expect(free.missing.join(' ')).not.toContain('swing');
    expect(recapOf({ progressSwings: swings }).changes).not.toEqual([]);
  });

  it('is nothing where months are alike, and says which change would show', () => {
    const { changes, steady } = recapOf({
      shotMonths: [150, 151, 149, 150].map((carry, at) =>
        monthOfShots(`2026-${String(8 + at).padStart(2, '0')}-01`, carry),
      ),
    });
    expect(changes).toEqual([]);
    expect(steady).toMatch(
      /^No change is certain yet since August 2026\. Carry with the driver: a change of \d+ yd would show\.$/,
    );
  });
});

describe('what is missing', () => {
  const [noSwing, noMonth, noCheck] = [
    /^No swing with the driver/,
    /^No month .* with the driver\./,
    /^No mobility check/,
  ];
  it.each([
    ['nothing at all', {}, [noSwing, noMonth, noCheck]],
    [
      'one of each',
      {
        progressSwings: [swingOn('2026-11-02', 40)],
        shotMonths: [monthOfShots('2026-11-01', 150)],
        checks: [checkOn('2026-11-02', 40)],
      },
      [/^One swing with the driver/, /^One month .* with the driver\./, /^One mobility check/],
    ],
    [
      'one swing with the 7-iron',
      { progressSwings: with7Iron(hipsOf({ '2026-11-02': 40 })) },
      [/^One swing with the 7-iron/, noMonth, noCheck],
    ],
    [
      'one month with the 6-iron',
      { shotMonths: [monthOfShots('2026-11-01', 150)].map(hitWith('6-iron')) },
      [noSwing, /^One month .* with the 6-iron\./, noCheck],
    ],
    ['a season of shots', { shotMonths: fourMonths }, [noSwing, noCheck]],
    ['the free plan', { plan: plans.free }, [noMonth, noCheck]],
  ])('with %s', (_, facts, sentences) => {
    const { missing } = recapOf(facts);
    expect(missing).toHaveLength(sentences.length);
    for (const [at, sentence] of sentences.entries()) expect(missing[at]).toMatch(sentence);
  });
});

describe('the next step', () => {
  it('is that of the newest swing, in the words of its report', () => {
    const { next } = recapOf({ newest: newestSwing, progressSwings: [swingOn('2026-11-02', 20)] });
    expect(next.target).toEqual({ screen: 'analysis', analysisId: 'newest' });
    expect(next.sentence).toMatch(/hip/i);
  });

  it('says what to do where nothing is surely off target', () => {
    const open = { hipRotationDeg: measured(37, 18, { interval: { low: 17, high: 54 }, views: 'face-on' }) };
    const newest: RecapFacts['newest'] = { ...swingOf({ measurements: open }), analysisId: 'newest' };
    const { next } = recapOf({ newest, progressSwings: [swingOn('2026-11-02', 40)] });
    expect(next.sentence).toBe('Your hips are the open question. Film from behind, or do the one-minute check.');
  });

  it('is to film a swing where half a year has none', () => {
    for (const newest of [null, newestSwing]) expect(recapOf({ newest }).next.target).toEqual({ screen: 'upload' });
  });

  it('without an upload left is that of an old swing, else one that needs no video', () => {
    const next = (facts: Partial<RecapFacts>) =>
      recapOf({ plan: plans.free, hasUploadLeft: false, ...facts }).next.target;
    expect(next({ newest: newestSwing })).toEqual({ screen: 'analysis', analysisId: 'newest' });
    expect(next({})).toEqual({ screen: 'mobility-check' });
    expect(next({ checks: [checkOn('2026-10-02', 40)] })).toEqual({ screen: 'shots' });
  });
});

it('what comes after the month changes nothing', () => {
  const carries = fc.array(fc.integer({ min: 100, max: 280 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(carries, carries, fc.boolean(), fc.nat(9), (until, after, hasNewest, swings) => {
      const past: Partial<RecapFacts> = {
        swings: [{ club: 'driver', count: swings }],
        pausedWeeks: until.map((_, at) => `2026-1${at % 2}-0${at % 2 === 0 ? 4 : 8}`),
        shotMonths: until.map((carry, at) => monthOfShots(`2026-${String(11 - at).padStart(2, '0')}-01`, carry)),
        progressSwings: until.map((carry, at) => swingOn(`2026-11-0${at + 1}`, carry / 5)),
        checks: until.map((carry, at) => checkOn(`2026-11-1${at}`, carry / 5)),
        workoutDays: trained(...until.map((_, at) => `2026-11-${10 + at}`)),
        newest: hasNewest ? newestSwing : null,
      };
      const later: Partial<RecapFacts> = {
        ...past,
        shotMonths: [...(past.shotMonths ?? []), ...after.map((carry) => monthOfShots('2026-12-01', carry))],
        // The first of December begins at six in Greenwich.
        progressSwings: [...(past.progressSwings ?? []), ...after.map((carry) => swingOn('2026-12-01', carry / 5))],
        checks: [...(past.checks ?? []), ...after.map((carry) => checkOn('2026-12-01', carry / 5))],
        workoutDays: [...(past.workoutDays ?? []), ...trained('2026-12-01', '2026-12-02')],
        pausedWeeks: [...(past.pausedWeeks ?? []), '2026-12-06', '2026-12-13'],
      };
      expect(recapOf(later)).toEqual(recapOf(past));
    }),
    { numRuns: 30 },
  );
});
