import { type Goal, goalEndingSchema, goalMeasures, isBallGoal } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { ballGoalWith, goalEndWith, goalWith } from '../../../../test/fixtures/goal.ts';
import { sayEnd, sayOpenGoal } from './say-goal.ts';
import { shownGoal } from './shown-goal.ts';

const compared = 'We compare it with your last 8 swings before. A change of 5° shows more often than not.';

it.each<[string, Partial<Goal>, string, string]>([
  [
    'while the golfer trains',
    { retestSwings: 0, now: null },
    '2026-04-01',
    `Train until Mon, May 4. Then your retest begins: 4 swings, a week apart. ${compared}`,
  ],
  ['in its retest', {}, '2026-05-10', `Your retest is open: film 3 more swings by Mon, Jun 1. ${compared}`],
  [
    'whose target is too near to be seen',
    { smallestGain: 10.2 },
    '2026-05-10',
    'Your retest is open: film 3 more swings by Mon, Jun 1. We compare it with your last 8 swings before. A change of 11° shows more often than not. Your target is nearer than that, so you may reach it unseen.',
  ],
  [
    'of a tempo',
    { measurement: 'tempoRatio', start: 2.4, target: 3, smallestGain: 0.31 },
    '2026-05-10',
    'Your retest is open: film 3 more swings by Mon, Jun 1. We compare it with your last 8 swings before. A change of 0.4 shows more often than not.',
  ],
  [
    'of a length',
    { measurement: 'pelvisSwayBh', direction: 'down', start: 8, target: 4, smallestGain: 2.1 },
    '2026-05-10',
    'Your retest is open: film 3 more swings by Mon, Jun 1. Film face-on: only that video shows it. We compare it with your last 8 swings before. A change of 3 % shows more often than not.',
  ],
  [
    'without a start',
    { start: null, opensOn: null, plannedSwings: null, startSwings: 1, retestSwings: 0 },
    '2026-04-01',
    'First film 2 more swings from the same place. They show where you start.',
  ],
  [
    'that opens too late for its date',
    { opensOn: '2026-05-20', retestSwings: 0, now: null },
    '2026-05-10',
    'There is no time left for a retest by Mon, Jun 1. Choose a later date.',
  ],
  [
    'whose start is known too late',
    { start: null, opensOn: null, plannedSwings: null, startSwings: 1, retestSwings: 0 },
    '2026-05-10',
    'There is no time left for a retest by Mon, Jun 1. Choose a later date.',
  ],
  [
    'without time and without a later date',
    { opensOn: '2026-05-20', retestSwings: 0, dueRange: null },
    '2026-05-10',
    'There is no time left for a retest by Mon, Jun 1. Give this goal up and set a new one.',
  ],
  [
    'after a new version',
    { start: null, opensOn: null, plannedSwings: null, startSwings: 2, restartedAt: '2026-04-01T18:00:00Z' },
    '2026-04-02',
    'We measure in a new way now, so your start is measured again. First film 1 more swing from the same place. They show where you start.',
  ],
  [
    'whose start is known again after a new version',
    { restartedAt: '2026-04-01T18:00:00Z' },
    '2026-05-10',
    `Your retest is open: film 3 more swings by Mon, Jun 1. ${compared}`,
  ],
  [
    'with a swing from another place',
    { otherwiseFilmed: 2, otherwiseFilmedReason: 'other-filming', smallestGain: null },
    '2026-05-10',
    'Your retest is open: film 3 more swings by Mon, Jun 1. 2 swings cannot be compared. The newest was filmed in another way.',
  ],
])('says of a goal %s what to do next', (_, part, today, text) => {
  expect(sayOpenGoal(goalWith(part), { canFilm: true, today, nextFilmingDay: today, stature: null }).join(' ')).toBe(
    text,
  );
});

const comparedDays = 'We compare it with your last 8 days of shots before. A change of 1.9° shows more often than not.';

it.each<[string, Partial<Goal>, string, string]>([
  [
    'while the golfer trains',
    { retestSwings: 0, now: null },
    '2026-04-01',
    `Train until Mon, May 4. Then your retest begins: 4 days of shots. ${comparedDays}`,
  ],
  [
    'in its retest',
    {},
    '2026-05-10',
    `Your retest is open: hit five balls or more on 3 more days, and import them by Mon, Jun 1. ${comparedDays}`,
  ],
  [
    'without a start',
    { start: null, opensOn: null, plannedSwings: null, startSwings: 2, retestSwings: 0 },
    '2026-04-01',
    'First hit five balls or more on 1 more day, and import them. They show where you start.',
  ],
  [
    'with a day of few shots',
    { otherwiseFilmed: 1, otherwiseFilmedReason: 'few-shots', smallestGain: null },
    '2026-05-10',
    'Your retest is open: hit five balls or more on 3 more days, and import them by Mon, Jun 1. 1 day of shots does not count. It has fewer than five shots with this number.',
  ],
  [
    'in the week after its date',
    {},
    '2026-06-03',
    'The date of your goal has passed. Import what you hit until then by Mon, Jun 8.',
  ],
  [
    'for spin whose target is too near to be seen',
    { measurement: 'spinRpm', start: 3_900, target: 3_700, smallestGain: 311.2 },
    '2026-05-10',
    'Your retest is open: hit five balls or more on 3 more days, and import them by Mon, Jun 1. We compare it with your last 8 days of shots before. A change of 312 rpm shows more often than not. Your target is nearer than that, so you may reach it unseen.',
  ],
])('says of a goal for the ball %s what to do next, with every plan', (_, part, today, text) => {
  for (const canFilm of [true, false]) {
    expect(sayOpenGoal(ballGoalWith(part), { canFilm, today, nextFilmingDay: today, stature: null }).join(' ')).toBe(
      text,
    );
  }
});

it('says of a goal for the swing whose date has passed that it waits for the last analyses, with every plan', () => {
  for (const canFilm of [true, false]) {
    expect(
      sayOpenGoal(goalWith(), { canFilm, today: '2026-06-02', nextFilmingDay: '2026-06-02', stature: null }),
    ).toEqual([
      'The date of your goal has passed.',
      'You see your result once every swing that you filmed in time is analyzed.',
    ]);
  }
});

it('says that the last swing of a retest comes too late where the week has no upload left', () => {
  // 2026-06-05 is a Friday, and Sunday is the seventh.
  const goal = goalWith({ dueOn: '2026-06-05', retestSwings: 3 });
  const said = (nextFilmingDay: string) =>
    sayOpenGoal(goal, { canFilm: true, today: '2026-06-03', nextFilmingDay, stature: null }).join(' ');
  expect(said('2026-06-03')).toBe(`Your retest is open: film 1 more swing by Fri, Jun 5. ${compared}`);
  expect(said('2026-06-07')).toBe('There is no time left for a retest by Fri, Jun 5. Choose a later date.');
});

it('says until when a goal waits for Premium', () => {
  const text = sayOpenGoal(goalWith(), {
    canFilm: false,
    today: '2026-05-10',
    nextFilmingDay: '2026-05-10',
    stature: null,
  }).join(' ');
  expect(text).toBe('Your goal waits until Mon, Jun 1. The swings for it need Premium.');
});

it('never says of an ending more than likely, and of a tempo nothing in degrees', () => {
  for (const ending of goalEndingSchema.options) {
    for (const measurement of goalMeasures) {
      const text = sayEnd(goalWith({ measurement }), goalEndWith({ ending }), null).join(' ');
      expect(text).not.toMatch(/really|real change|surely/);
      if (measurement === 'tempoRatio') expect(text).not.toContain('°');
      // Goals for the ball are set from swings too.
      if (isBallGoal(measurement) && ending !== 'given-up') expect(text).not.toMatch(/swings?\b|−|-\d/);
    }
  }
});

it('shows an ending for 30 days, and none that the golfer chose', () => {
  const at = Date.parse('2026-06-20T18:00:00Z');
  const ended = goalWith({ end: goalEndWith() });
  expect(shownGoal([], at)).toBeNull();
  expect(shownGoal([goalWith()], at)?.end).toBeNull();
  expect(shownGoal([ended], at)).toBe(ended);
  expect(shownGoal([ended], at + 9 * 86_400_000)).toBeNull();
  expect(shownGoal([goalWith({ end: goalEndWith({ ending: 'given-up' }) })], at)).toBeNull();
});
