import { type Recap, uploadClubSchema } from '@trueswing/contracts';
import {
  ballProgress,
  clubsByShots,
  findNearest,
  type ProgressRow,
  progressWindowMs,
  rowInLengths,
  type SaidChange,
  sayChanges,
  sayNextStep,
  sayProgress,
  swingProgress,
  toDatedVideo,
} from '@trueswing/swing';
import { centralZone } from '../calendar/central-day-key.ts';
import { checkProgress } from '../mobility-check/check-progress.ts';
import { sayTimeBy } from '../progress/progress-readings.ts';
import type { RecapFacts } from './recap-facts.ts';

type ChangeFacts = Pick<RecapFacts, 'plan' | 'progressSwings' | 'shotMonths' | 'checks' | 'stature'>;

/** Judges what had really changed at a moment, by the rows of the progress screen. */
export function judgeChanges(facts: ChangeFacts, atMs: number): Pick<Recap, 'changes' | 'steady' | 'missing'> {
  const rows = [...swingRows(facts, atMs), ...shotRows(facts, atMs), ...checkProgress(facts.checks, atMs)];
  const changes = sayChanges(rows, sayTime, usualClub).map(toChange);
  const compared = rows.filter(isJudged);
  return {
    changes,
    steady: changes.length === 0 && compared.length > 0 ? sayProgress(compared, sayTime, usualClub) : null,
    missing: listMissing(facts, rows),
  };
}

/** Club of a sentence about shots or swings of which there are none. */
const usualClub = 'driver';

const toChange = ({ source, mark, sentence }: SaidChange): Recap['changes'][number] => ({ source, mark, sentence });

function swingRows({ plan, progressSwings, stature }: ChangeFacts, atMs: number): ProgressRow[] {
  if (!plan.swingComparison) return [];
  return uploadClubSchema.options.flatMap((club) => {
    const swings = progressSwings.filter(
      ({ clubSelection, createdAt }) => clubSelection === club && Date.parse(createdAt) >= atMs - progressWindowMs,
    );
    return swingProgress(swings.map(toDatedVideo)).map((row) => ({ ...rowInLengths(row, stature), club }));
  });
}

/** The rows of each club with shots, the most used first. */
function shotRows({ shotMonths }: ChangeFacts, atMs: number): ProgressRow[] {
  const clubs = clubsByShots(shotMonths).map(({ club }) => club);
  return (clubs.length > 0 ? clubs : ([usualClub] as const)).flatMap((club) => {
    const months = shotMonths.flatMap(({ month, clubs: all }) =>
      all.flatMap((of) => (of.club === club ? [{ month, ...of }] : [])),
    );
    return ballProgress(months, atMs).map((row) => ({ ...row, club }));
  });
}

const isJudged = ({ progress }: ProgressRow): boolean => progress.kind === 'judged';

/** The nearest step to a comparison, for each group of measures of which none could be compared. */
function listMissing({ plan }: ChangeFacts, rows: readonly ProgressRow[]): string[] {
  const sources = (['swing', 'shots', 'check'] as const).filter((source) => source !== 'swing' || plan.swingComparison);
  return sources.flatMap((source) => {
    const ofSource = rows.filter((row) => row.source === source);
    if (ofSource.some(isJudged)) return [];
    const nearest = findNearest(ofSource);
    return [sayNextStep(source, nearest?.reason ?? 'none', nearest?.row.club ?? usualClub)];
  });
}

const centralDate = new Intl.DateTimeFormat('en-US', { timeZone: centralZone, dateStyle: 'medium' });

/** Days as "Nov 5, 2026" in US Central. */
const sayTime = sayTimeBy((ms) => centralDate.format(ms));
