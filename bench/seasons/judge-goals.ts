import { isFilmed } from '../../packages/swing/src/4-judge/goal/goal-attempt.ts';
import { isFilmedAlike } from '../../packages/swing/src/4-judge/history/is-filmed-alike.ts';
import {
  type DatedVideo,
  followGoal,
  type GoalPlan,
  type GoalVerdict,
  openGoal,
  swingAttempts,
} from '../../packages/swing/src/index.ts';
import { seededRandom } from '../../packages/swing/test/seeded-random.ts';
import { type Filming, openCamera, weekMs } from './film-swing.ts';
import { tempoOfDeg } from './open-tempo.ts';

/** Golfers who set a goal: what they truly gain, and when. Degrees of the hips, or what comes with them in tempo. */
export interface GoalCase {
  /** Gained evenly between the start of the goal and its retest. */
  readonly gainDeg: number;
  /** Gained before the goal was set, by the time of each swing. */
  readonly earlierDeg: (swing: number) => number;
  readonly swingsBefore: number;
  /** The goal is set when a swing reads so many degrees below the golfer's usual turn, as swings that worry a golfer do. */
  readonly afterLowSwing: boolean;
  /** Goals one after the other, each set from the last swing of the one before. */
  readonly goals: number;
}

/** The end of one goal of one golfer. */
export interface EndedGoal {
  readonly golfer: number;
  readonly verdict: GoalVerdict | null;
  /** Usual turn in the retest minus that in the start, in the swings that the verdict compares. */
  readonly trueGainDeg: number;
}

/** The target lies as far beyond the usual turn as most golfers want: a dial's next step or two. */
export const wantedDeg = 6;
/** Training until the retest opens, with a swing a week that does not count. */
const trainingWeeks = 6;
/** A retest that is not complete by then ends with its date: one swing in ten is filmed from elsewhere. */
const mostRetestSwings = 12;
/** None of the seeds with which the rules were tried. */
const seeds = { camera: 691_000_000, turn: 417_000_000 };

export const judgeGoals = (golfers: number, filming: Filming, goalCase: GoalCase): EndedGoal[] =>
  Array.from({ length: golfers }, (_, index) => playGolfer(index, filming, goalCase)).flat();

interface Filmed {
  readonly video: DatedVideo;
  readonly usualDeg: number;
}

function playGolfer(golfer: number, filming: Filming, goalCase: GoalCase): EndedGoal[] {
  const film = openCamera(seeds.camera + golfer, filming);
  const startDeg = 28 + 17 * seededRandom(seeds.turn + golfer)();
  const swings: Filmed[] = [];
  const filmNext = (usualDeg: number) => swings.push({ video: film(swings.length, usualDeg), usualDeg });
  const before = () => startDeg + goalCase.earlierDeg(swings.length);
  while (swings.length < goalCase.swingsBefore) filmNext(before());
  while (!isSetFrom(swings.at(-1), filming, goalCase)) {
    if (swings.length > goalCase.swingsBefore + 6) return [];
    filmNext(before());
  }
  const ended: EndedGoal[] = [];
  const first = swings.length;
  const heldDeg = swings.at(-1)?.usualDeg ?? startDeg;
  const next = () => filmNext(heldDeg + Math.min(1, (swings.length - first + 1) / trainingWeeks) * goalCase.gainDeg);
  let gainedSinceMs: number | null = null;
  for (let looks = 0; looks < goalCase.goals; looks++) {
    const { plan, verdict } = playGoal({ filming, swings, looks, next, gainedSinceMs });
    ended.push({ golfer, verdict, trueGainDeg: verdict ? trueGain(plan, verdict, swings) : 0 });
    if (!plan || !verdict) break;
    if (verdict.ending === 'gained' || verdict.ending === 'reached') gainedSinceMs = plan.opensMs;
  }
  return ended;
}

interface Played {
  readonly filming: Filming;
  readonly swings: readonly Filmed[];
  readonly looks: number;
  readonly next: () => void;
  readonly gainedSinceMs: number | null;
}

interface Ended {
  readonly plan: GoalPlan | null;
  readonly verdict: GoalVerdict | null;
}

function playGoal({ filming, swings, looks, next, gainedSinceMs }: Played): Ended {
  const videos = () => swings.map(({ video }) => video);
  const from = videos().at(-1);
  if (!from) return { plan: null, verdict: null };
  const nowMs = from.atMs + weekMs / 2;
  const opened = openGoal({
    measurement: filming.name,
    target: targetOf(swings, filming),
    swings: videos(),
    from,
    nowMs,
    earlierLooks: looks,
    gainedSinceMs,
  });
  if (typeof opened === 'string') return { plan: null, verdict: null };
  const opensMs = (_: number, knownMs: number) => Math.max(knownMs + 2 * weekMs, nowMs + trainingWeeks * weekMs);
  for (let swing = 0; swing < trainingWeeks; swing++) next();
  for (let swing = 0; swing < mostRetestSwings; swing++) {
    next();
    const { plan, verdict } = followGoal(opened, swingAttempts(filming.name, videos()), opensMs);
    if (verdict) return { plan, verdict };
  }
  return { plan: opened, verdict: null };
}

function trueGain(plan: GoalPlan | null, verdict: GoalVerdict, swings: readonly Filmed[]): number {
  const place = swings.find(
    ({ video }) => plan && isFilmed(plan.reference) && isFilmedAlike(video, plan.reference),
  )?.video;
  if (!plan || !place || verdict.retest === null) return 0;
  const from = plan.opensMs ?? 0;
  const retest = swings
    .filter(({ video }) => video.atMs >= from && isFilmedAlike(video, place))
    .slice(0, verdict.swings);
  const start = plan.before.flatMap(({ atMs }) => swings.find(({ video }) => video.atMs === atMs) ?? []);
  const mean = (all: readonly Filmed[]) => all.reduce((sum, { usualDeg }) => sum + usualDeg, 0) / all.length;
  return mean(retest) - mean(start);
}

const shownOf = ({ video }: Filmed, filming: Filming): number => {
  const measured = video.measurements[filming.name];
  return measured && 'value' in measured ? measured.value : Number.NaN;
};
const shareOf = (filming: Filming): number =>
  filming.name === 'tempoRatio' ? tempoOfDeg(1) : { 'face-on': 0.696, both: 0.975 }[filming.from];

/** Target of the goal: the wanted gain as a dial shows it, beyond what it shows of the last swings. */
function targetOf(swings: readonly Filmed[], filming: Filming): number {
  const place = swings.at(-1)?.video;
  const alike = swings.filter(({ video }) => place && isFilmedAlike(video, place));
  const shown = (alike.length > 3 ? alike.slice(-9, -1) : alike).map((swing) => shownOf(swing, filming));
  return shown.reduce((sum, each) => sum + each, 0) / shown.length + shareOf(filming) * wantedDeg;
}

/** Any swing, or one that reads low: in its own spread below what is usual. */
function isSetFrom(last: Filmed | undefined, filming: Filming, { afterLowSwing }: GoalCase): boolean {
  if (last?.video.faceOn.framing?.feetX !== 0.5) return false;
  if (!afterLowSwing) return true;
  return shownOf(last, filming) < shareOf(filming) * last.usualDeg - (filming.name === 'tempoRatio' ? 0.2 : 5);
}
