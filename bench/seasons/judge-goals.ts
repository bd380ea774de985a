import { isFilmedAlike } from '../../packages/swing/src/4-judge/history/is-filmed-alike.ts';
import { type DatedVideo, followGoal, type GoalVerdict, openGoal } from '../../packages/swing/src/index.ts';
import { seededRandom } from '../../packages/swing/test/seeded-random.ts';
import { type Filming, openCamera, weekMs } from './film-swing.ts';
import { tempoOfDeg } from './open-tempo.ts';

/** Golfers who set a goal: what they truly gain, and how it comes about. Degrees of the hips, or what comes with them in tempo. */
export interface GoalCase {
  readonly gainDeg: number;
  /** Weeks over which the gain comes: 0 is from one week to the next. */
  readonly overWeeks: number;
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
  /** Swings from the start of the goal to its end, those from another place included. */
  readonly swings: number;
  /** Usual turn since the start minus before, in the swings that the verdict compares. */
  readonly trueGainDeg: number;
}

/** The target lies as far beyond the usual turn as most golfers want: a dial's next step or two. */
const wantedDeg = 6;
/** A goal that no verdict has ended by then ends with its date. */
const mostSwings = 26;

export const judgeGoals = (golfers: number, filming: Filming, goalCase: GoalCase): EndedGoal[] =>
  Array.from({ length: golfers }, (_, index) => playGolfer(index, filming, goalCase)).flat();

interface Filmed {
  readonly video: DatedVideo;
  readonly usualDeg: number;
}

function playGolfer(golfer: number, filming: Filming, goalCase: GoalCase): EndedGoal[] {
  const film = openCamera(91_000_000 + golfer, filming);
  const startDeg = 28 + 17 * seededRandom(17_000_000 + golfer)();
  const swings: Filmed[] = [];
  const filmNext = (usualDeg: number): Filmed => {
    const filmed = { video: film(swings.length, usualDeg), usualDeg };
    swings.push(filmed);
    return filmed;
  };
  for (let swing = 0; swing < goalCase.swingsBefore; swing++) filmNext(startDeg);
  while (!isSetFrom(swings.at(-1), filming, goalCase)) {
    if (swings.length > goalCase.swingsBefore + 6) return [];
    filmNext(startDeg);
  }
  const ended: EndedGoal[] = [];
  const first = swings.length;
  const usualAt = (swing: number) =>
    startDeg +
    (goalCase.overWeeks === 0
      ? goalCase.gainDeg
      : Math.min(1, (swing - first + 1) / goalCase.overWeeks) * goalCase.gainDeg);
  for (let looks = 0; looks < goalCase.goals; looks++) {
    const end = playGoal({ golfer, filming, swings, looks, film: () => filmNext(usualAt(swings.length)), ended });
    ended.push(end);
    if (!end.verdict) break;
  }
  return ended;
}

interface Played {
  readonly golfer: number;
  readonly filming: Filming;
  readonly swings: readonly Filmed[];
  readonly looks: number;
  readonly film: () => Filmed;
  readonly ended: readonly EndedGoal[];
}

function playGoal({ golfer, filming, swings, looks, film, ended }: Played): EndedGoal {
  const before = swings.map(({ video }) => video);
  const from = before.at(-1);
  const measurement = filming.name;
  const sinceMs = (from?.atMs ?? 0) + weekMs / 2;
  const target = targetOf(swings, filming);
  const hasGained = ended.some(({ verdict }) => verdict?.ending === 'gained' || verdict?.ending === 'reached');
  const plan =
    from &&
    openGoal({
      measurement,
      target,
      swings: before,
      from,
      nowMs: sinceMs,
      earlierLooks: looks,
      gainedSinceMs: hasGained ? sinceMs - 8 * weekMs : null,
    });
  if (!plan || typeof plan === 'string') return { golfer, verdict: null, swings: 0, trueGainDeg: 0 };
  const since: Filmed[] = [];
  while (since.length < mostSwings) {
    since.push(film());
    const course = followGoal(
      plan,
      swings.map(({ video }) => video),
    );
    if (!course.verdict) continue;
    const meanOf = (readings: readonly { atMs: number }[]) => {
      const deg = readings.map(({ atMs }) => swings.find(({ video }) => video.atMs === atMs)?.usualDeg ?? Number.NaN);
      return deg.reduce((sum, each) => sum + each, 0) / deg.length;
    };
    const trueGainDeg = course.verdict.retest === null ? 0 : meanOf(course.retest) - meanOf(course.start);
    return { golfer, verdict: course.verdict, swings: since.length, trueGainDeg };
  }
  return { golfer, verdict: null, swings: since.length, trueGainDeg: 0 };
}

const shownOf = ({ video }: Filmed, filming: Filming): number => {
  const measured = video.measurements[filming.name];
  return measured && 'value' in measured ? measured.value : Number.NaN;
};

/** Target of the goal: the wanted gain as a dial shows it, beyond what it shows of the swings so far. */
function targetOf(swings: readonly Filmed[], filming: Filming): number {
  const place = swings.at(-1)?.video;
  const alike = swings.filter(({ video }) => place && isFilmedAlike(video, place));
  const shown = (alike.length > 3 ? alike.slice(0, -1) : alike).map((swing) => shownOf(swing, filming));
  const share = filming.name === 'tempoRatio' ? tempoOfDeg(1) : { 'face-on': 0.696, both: 0.975 }[filming.from];
  return shown.reduce((sum, each) => sum + each, 0) / shown.length + share * wantedDeg;
}

/** Any swing, or one that reads low: in its own spread below what is usual. */
function isSetFrom(last: Filmed | undefined, filming: Filming, { afterLowSwing }: GoalCase): boolean {
  if (last?.video.faceOn.framing?.feetX !== 0.5) return false;
  if (!afterLowSwing) return true;
  const usual =
    filming.name === 'tempoRatio'
      ? tempoOfDeg(last.usualDeg)
      : last.usualDeg * { 'face-on': 0.696, both: 0.975 }[filming.from];
  return shownOf(last, filming) < usual - (filming.name === 'tempoRatio' ? 0.2 : 5);
}
