import { type ProgressSwing, type Recap, type UploadClub, uploadClubSchema } from '@trueswing/contracts';
import {
  ballProgress,
  type ProgressRow,
  type ProgressSource,
  progressWindowMs,
  type SaidChange,
  type SayTime,
  sayChanges,
  sayProgress,
  swingProgress,
} from '@trueswing/swing';
import { centralZone } from '../calendar/central-day-key.ts';
import { nameMonthAndYear } from '../calendar/name-month.ts';
import { checkProgress } from '../mobility-check/check-progress.ts';
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
  const rows = [...byClub.flatMap((of) => of.rows), ...body];
  return {
    changes,
    steady: changes.length === 0 ? saySteady(byClub, body) : null,
    missing: listMissing(facts, rows),
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
  return [...(plan.swingComparison ? swingProgress(swings.map(toVideo)) : []), ...ballProgress(months, atMs)];
}

const toVideo = ({ createdAt, clubSelection, ...swing }: ProgressSwing) => ({
  ...swing,
  club: clubSelection,
  atMs: Date.parse(createdAt),
});

const isJudged = ({ progress }: ProgressRow): boolean => progress.kind === 'judged';

/** The sentence about what was compared without a change; null where nothing was. */
function saySteady(byClub: readonly ClubRows[], body: readonly ProgressRow[]): string | null {
  const compared = byClub.find(({ rows }) => rows.some(isJudged)) ?? byClub[0];
  if (!compared) return null;
  const rows = [...compared.rows, ...body].filter(isJudged);
  return rows.length > 0 ? sayProgress(rows, sayTime, compared.club) : null;
}

/** Sentences on what would show a change, for no reading yet and for one. */
const steps: Readonly<Record<ProgressSource, readonly [none: string, one: string]>> = {
  swing: [
    'Film two swings with one club from the same place. Then a change in your swing can show.',
    'Film your next swing from the same place. Then a change in your swing can show.',
  ],
  shots: [
    'Add four shots with your driver or 7-iron in two months. Then a change in your ball can show.',
    'Add four shots with your driver or 7-iron in one more month. Then a change in your ball can show.',
  ],
  check: [
    'Check your mobility twice. Then a change in your body can show.',
    'Repeat your mobility check. Then a change in your body can show.',
  ],
};

/** A step for each group of measures of which none could be compared. */
function listMissing({ plan }: ChangeFacts, rows: readonly ProgressRow[]): string[] {
  const sources = (['swing', 'shots', 'check'] as const).filter((source) => source !== 'swing' || plan.swingComparison);
  return sources.flatMap((source) => {
    const ofSource = rows.filter((row) => row.source === source);
    if (ofSource.some(isJudged)) return [];
    const isNone = ofSource.every(({ progress }) => progress.kind === 'open' && progress.reason === 'none');
    return [steps[source][isNone ? 0 : 1]];
  });
}

const centralDate = new Intl.DateTimeFormat('en-US', { timeZone: centralZone, dateStyle: 'medium' });

/** "Nov 5, 2026" in US Central; of shots, which are read by month, "November 2026". */
const sayTime: SayTime = (ms, source) =>
  source === 'shots' ? nameMonthAndYear(new Date(ms).toISOString().slice(0, 10)) : centralDate.format(ms);
