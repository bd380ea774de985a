import { type Recap, type UploadClub, uploadClubSchema } from '@trueswing/contracts';
import {
  ballProgress,
  findNearest,
  type ProgressRow,
  progressWindowMs,
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

type ChangeFacts = Pick<RecapFacts, 'plan' | 'progressSwings' | 'shotMonths' | 'checks'>;

/** Judges what had really changed at a moment, by the rows of the progress screen. */
export function judgeChanges(facts: ChangeFacts, atMs: number): Pick<Recap, 'changes' | 'steady' | 'missing'> {
  const byClub = uploadClubSchema.options.map((club) => ({ club, rows: clubRows(facts, club, atMs) }));
  const body = checkProgress(facts.checks, atMs);
  const said = [
    ...byClub.flatMap(({ club, rows }) => sayChanges(rows, sayTime, club)),
    ...sayChanges(body, sayTime, 'driver'),
  ];
  const changes = said.toSorted((one, other) => other.weight - one.weight).map(toChange);
  return {
    changes,
    steady: changes.length === 0 ? saySteady(byClub, body) : null,
    missing: listMissing(facts, byClub, body),
  };
}

const toChange = ({ source, mark, sentence }: SaidChange): Recap['changes'][number] => ({ source, mark, sentence });

interface ClubRows {
  readonly club: UploadClub;
  readonly rows: readonly ProgressRow[];
}

function clubRows({ plan, progressSwings, shotMonths }: ChangeFacts, club: UploadClub, atMs: number): ProgressRow[] {
  const swings = progressSwings.filter(
    ({ clubSelection, createdAt }) => clubSelection === club && Date.parse(createdAt) >= atMs - progressWindowMs,
  );
  const months = shotMonths.flatMap(({ month, clubs }) =>
    clubs.flatMap((of) => (of.club === club ? [{ month, ...of }] : [])),
  );
  return [...(plan.swingComparison ? swingProgress(swings.map(toDatedVideo)) : []), ...ballProgress(months, atMs)];
}

const isJudged = ({ progress }: ProgressRow): boolean => progress.kind === 'judged';

/** The sentence about what was compared without a change; null where nothing was. */
function saySteady(byClub: readonly ClubRows[], body: readonly ProgressRow[]): string | null {
  const compared = byClub.find(({ rows }) => rows.some(isJudged)) ?? byClub[0];
  if (!compared) return null;
  const rows = [...compared.rows, ...body].filter(isJudged);
  return rows.length > 0 ? sayProgress(rows, sayTime, compared.club) : null;
}

/** The nearest step to a comparison, for each group of measures of which none could be compared. */
function listMissing({ plan }: ChangeFacts, byClub: readonly ClubRows[], body: readonly ProgressRow[]): string[] {
  const ofClubs = byClub.flatMap(({ club, rows }) => rows.map((row) => ({ ...row, club })));
  const rows: readonly (ProgressRow & { club?: UploadClub })[] = [...ofClubs, ...body];
  const sources = (['swing', 'shots', 'check'] as const).filter((source) => source !== 'swing' || plan.swingComparison);
  return sources.flatMap((source) => {
    const ofSource = rows.filter((row) => row.source === source);
    if (ofSource.some(isJudged)) return [];
    const nearest = findNearest(ofSource);
    return [sayNextStep(source, nearest?.reason ?? 'none', nearest?.row.club ?? 'driver')];
  });
}

const centralDate = new Intl.DateTimeFormat('en-US', { timeZone: centralZone, dateStyle: 'medium' });

/** Days as "Nov 5, 2026" in US Central. */
const sayTime = sayTimeBy((ms) => centralDate.format(ms));
