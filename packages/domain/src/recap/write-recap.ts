import { type BallMonth, ballNumbers, type Recap } from '@trueswing/contracts';
import { knownAverage, sayVerdictInShort } from '@trueswing/swing';
import { addDays } from '../calendar/day-keys.ts';
import { nextMonth } from '../calendar/month-days.ts';
import { centralMonthOf } from '../calendar/us-central.ts';
import { bodyOfChecks } from '../mobility-check/body-of-checks.ts';
import { verdictOfSwing } from '../needs/verdict-of-swing.ts';
import { countStreak } from '../points/count-streak.ts';
import { countWorkouts } from '../points/count-workouts.ts';
import { judgeChanges } from './judge-changes.ts';
import type { RecapFacts, RecapStep } from './recap-facts.ts';

export type { RecapFacts } from './recap-facts.ts';

/** Writes the recap of a month, by what happened until its end. */
export function writeRecap(all: RecapFacts): Recap {
  const { month, writtenAt, plan } = all;
  const { from, until } = centralMonthOf(month);
  const facts = upTo(all, until);
  return {
    month,
    writtenAt: writtenAt.toISOString(),
    swings: facts.swings.map(({ club, count }) => ({ club, count })),
    shots: sumShots(facts.shotMonths.find((of) => of.month === month)),
    checks: facts.checks.filter(({ createdAt }) => Date.parse(createdAt) >= from.getTime()).length,
    training: sumTraining(facts),
    ...judgeChanges(facts, until.getTime()),
    isSwingCompared: plan.swingComparison,
    next: chooseNext(facts),
  };
}

/** The facts without what came after a moment. The newest swing and the swings of the month are read up to it. */
function upTo(facts: RecapFacts, until: Date): RecapFacts {
  const isBefore = ({ createdAt }: { readonly createdAt: string }) => Date.parse(createdAt) < until.getTime();
  return {
    ...facts,
    progressSwings: facts.progressSwings.filter(isBefore),
    checks: facts.checks.filter(isBefore),
    shotMonths: facts.shotMonths.filter(({ month }) => month <= facts.month),
    workoutDays: facts.workoutDays.filter(({ date }) => date < nextMonth(facts.month)),
  };
}

const sumShots = (month: BallMonth | undefined): Recap['shots'] =>
  (month?.clubs ?? [])
    .map(({ club, shots, averages }) => ({
      club,
      count: shots,
      carryYd: knownAverage(averages.carryYd, ballNumbers.carryYd.digits)?.mean ?? null,
    }))
    .toSorted((one, other) => other.count - one.count);

function sumTraining({ month, plan, workoutDays, pausedWeeks }: RecapFacts): Recap['training'] {
  const lastDay = addDays(nextMonth(month), -1);
  const ofMonth = workoutDays.filter(({ date }) => date >= month);
  const trainedDays = workoutDays.flatMap(({ date, exercisesCompleted }) => (exercisesCompleted > 0 ? [date] : []));
  const training = {
    workouts: countWorkouts(workoutDays, month, lastDay),
    exercises: ofMonth.reduce((sum, { exercisesCompleted }) => sum + exercisesCompleted, 0),
    streakWeeks: countStreak({ trainedDays, pausedWeeks }, lastDay),
  };
  return plan.exerciseTracking || training.workouts + training.streakWeeks > 0 ? training : null;
}

/**
 * The step of the newest swing, in the words of its report. Where half a year has no swing, to film one is the step, if the plan takes one.
 */
function chooseNext({ newest, progressSwings, checks, stature, hasUploadLeft }: RecapFacts): RecapStep {
  if (newest && (progressSwings.length > 0 || !hasUploadLeft)) {
    const sentence = sayVerdictInShort(verdictOfSwing(newest, bodyOfChecks(checks), stature));
    return { sentence, target: { screen: 'analysis', analysisId: newest.analysisId } };
  }
  return hasUploadLeft ? steps.upload : checks.length > 0 ? steps.shots : steps['mobility-check'];
}

const steps = {
  upload: { sentence: 'Film a swing. It shows you the one step to work on.', target: { screen: 'upload' } },
  'mobility-check': {
    sentence: 'Check your mobility. It shows how far your body turns.',
    target: { screen: 'mobility-check' },
  },
  shots: { sentence: 'Add your shots. They show how far each club carries.', target: { screen: 'shots' } },
} as const satisfies Record<string, RecapStep>;
