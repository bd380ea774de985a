import {
  averageBall,
  averageWindowDays,
  type BallShot,
  type DayOfShots,
  followGoal,
  type GoalPlan,
  type GoalVerdict,
  historyOf,
  judgeFlight,
  openBallGoal,
  shotAttempts,
} from '../../packages/swing/src/index.ts';
import { seededNormal } from '../../packages/swing/test/seeded-normal.ts';
import { seededRandom } from '../../packages/swing/test/seeded-random.ts';
import { shotWith } from '../../packages/swing/test/shot-with.ts';

/** Golfers who set a goal for their face to path: how they practice, what they truly gain, and when. */
export interface BallGoalCase {
  /** Gained evenly between the start of the goal and its retest, to the left: the face of golfers who open it little is then closed. */
  readonly gainDeg: number;
  /** Usual faces of golfers, to the right of a straight path. A fault begins at 2°. */
  readonly usualDeg: { readonly from: number; readonly to: number };
  /** Gained before, by the day of practice. */
  readonly earlierDeg: (day: number) => number;
  /** Spread of the days, in times of the shots' spread. */
  readonly dayTimes: number;
  readonly shotsOfDay: number;
  /** Days between two days of practice. */
  readonly everyDays: number;
  /** Whether the goal is set once the averages of a month show the fault, or whatever they show. */
  readonly isOffered: boolean;
  /** Days of practice before the goal can be set. */
  readonly daysBefore: number;
}

/** The end of one goal of one golfer; null if too few days made it to the retest. */
export interface EndedBallGoal {
  readonly verdict: GoalVerdict | null;
}

const measurement = 'faceToPathDeg';
/** Standard deviation of the faces of one day. */
const shotSpreadDeg = 3;
const targetDeg = 1;
/** A golfer who could set no goal on so many days has none. */
const mostDaysBefore = 16;
const trainingDays = 42;
/** A retest that is not complete by then ends with its date. */
const mostRetestDays = 12;
const dayMs = 86_400_000;
const firstMs = Date.parse('2026-01-05T12:00:00Z');
/** None of the seeds with which the rules were tried. */
const seeds = { shots: 83_000_017, usual: 419_000_000 };

interface Practiced {
  readonly atMs: number;
  readonly usualDeg: number;
  readonly shots: readonly BallShot[];
}

/** Plays the goals of those golfers who set one. */
export const judgeBallGoals = (golfers: number, goalCase: BallGoalCase): EndedBallGoal[] =>
  Array.from({ length: golfers }, (_, index) => playGolfer(index, goalCase)).flatMap((ended) => ended ?? []);

function playGolfer(golfer: number, goalCase: BallGoalCase): EndedBallGoal | null {
  const normal = seededNormal(seeds.shots + 7919 * golfer);
  const { from, to } = goalCase.usualDeg;
  const startDeg = from + (to - from) * seededRandom(seeds.usual + golfer)();
  const practiced: Practiced[] = [];
  const practice = (usual: number) => {
    const formDeg = usual + goalCase.dayTimes * shotSpreadDeg * normal();
    const shots = Array.from({ length: goalCase.shotsOfDay }, () => {
      const faceAngleDeg = Math.round(10 * (formDeg + shotSpreadDeg * normal())) / 10;
      return shotWith({ faceAngleDeg, clubPathDeg: 0 });
    });
    practiced.push({ atMs: firstMs + practiced.length * goalCase.everyDays * dayMs, usualDeg: usual, shots });
  };
  const before = () => startDeg - goalCase.earlierDeg(practiced.length);
  while (practiced.length < goalCase.daysBefore) practice(before());
  let plan = setGoal(practiced, goalCase);
  while (!plan) {
    if (practiced.length >= mostDaysBefore) return null;
    practice(before());
    plan = setGoal(practiced, goalCase);
  }
  const heldDeg = practiced.at(-1)?.usualDeg ?? startDeg;
  const nowMs = plan.sinceMs;
  const retestMs = nowMs + trainingDays * dayMs;
  for (let day = 0; day < trainingDays / goalCase.everyDays + mostRetestDays; day++) {
    const trained = Math.min(1, ((day + 1) * goalCase.everyDays) / trainingDays);
    practice(heldDeg - trained * goalCase.gainDeg);
    const opensMs = (_: number, knownMs: number) => Math.max(knownMs + 14 * dayMs, retestMs);
    const course = followGoal(plan, shotAttempts(measurement, 'driver', practiced.map(toDay)), opensMs);
    if (course.verdict) return { verdict: course.verdict };
  }
  return { verdict: null };
}

const toDay = ({ atMs, shots }: Practiced): DayOfShots => ({
  day: new Date(atMs).toISOString().slice(0, 10),
  average: averageBall(shots)[measurement],
});

/** The step that the averages of a month give, as a swing on the evening of the newest day has it. */
function faultOf(practiced: readonly Practiced[]) {
  const sinceMs = (practiced.at(-1)?.atMs ?? firstMs) - averageWindowDays * dayMs;
  const shots = practiced.filter(({ atMs }) => atMs > sinceMs).flatMap((day) => day.shots);
  const flight = judgeFlight({
    shot: null,
    history: historyOf(averageBall(shots)),
    club: 'driver',
    handedness: 'right',
  });
  return flight.faults.map(({ step }) => step).find(({ number }) => number.name === measurement) ?? null;
}

/**
 * Golfers look after each day, and set the goal the first time that it is offered and not refused: their days before may be straight, or
 * on the other side. Null where they do not.
 */
function setGoal(practiced: readonly Practiced[], { isOffered }: BallGoalCase): GoalPlan | null {
  const fault = faultOf(practiced);
  const newest = practiced.at(-1);
  if (!newest || (isOffered && !fault)) return null;
  const plan = openBallGoal({
    measurement,
    target: targetDeg,
    days: practiced.map(toDay),
    club: 'driver',
    changes: 'face',
    value: fault?.number.value ?? newest.usualDeg,
    nowMs: newest.atMs + dayMs / 4,
    earlierLooks: 0,
    gainedSinceMs: null,
  });
  return typeof plan === 'string' ? null : plan;
}
