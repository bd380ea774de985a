import type { OpenReason, Progress, ProgressMark } from './judge-progress.ts';

/** A measure with how it went. Rows of all groups have this shape. */
export interface ProgressRow {
  readonly id: string;
  readonly label: string;
  /** Decimals and the unit that follows the number. */
  readonly digits: number;
  readonly unit: string;
  /** "You turn your hips": a sentence goes on with "9° more". Else it is "Your tempo is 0.4 higher". */
  readonly says?: string | undefined;
  readonly progress: Progress;
}

type Judged = Extract<Progress, { kind: 'judged' }>;
type JudgedRow = ProgressRow & { readonly progress: Judged };

const weights: Readonly<Record<ProgressMark, number>> = { real: 2, likely: 1, noise: 0 };

/** The rows whose change is at least likely, the surest and clearest first. */
const changedRows = (rows: readonly ProgressRow[]): JudgedRow[] =>
  rows
    .filter((row): row is JudgedRow => row.progress.kind === 'judged' && row.progress.mark !== 'noise')
    .toSorted((one, other) => weightOf(other.progress) - weightOf(one.progress));

/** A mark counts first, then how far the change lies off zero, in its own uncertainty. */
function weightOf({ mark, change, changeRange }: Judged): number {
  const clearness = Math.abs(change) / Math.max(changeRange.high - changeRange.low, 1e-9);
  return weights[mark] + clearness / (1 + clearness);
}

/** The sentence over the rows: the clearest change, or what is missing. `sayDay` writes a day as a golfer reads it. */
export function sayProgress(rows: readonly ProgressRow[], sayDay: (atMs: number) => string): string {
  const [first] = changedRows(rows);
  if (first) return sayChange(first, sayDay);
  const judged = rows.filter((row): row is JudgedRow => row.progress.kind === 'judged');
  const [steadiest] = judged.toSorted((one, other) => one.progress.before.fromMs - other.progress.before.fromMs);
  if (steadiest) {
    const { before, smallestChange } = steadiest.progress;
    const size = sizeOf(smallestChange, steadiest);
    return `Nothing has changed for sure since ${sayDay(before.fromMs)}. ${steadiest.label}: a change of ${size} would show.`;
  }
  const reasons = rows.flatMap(({ progress }) => (progress.kind === 'open' ? [progress.reason] : []));
  const reason = openOrder.find((each) => reasons.includes(each)) ?? 'none';
  return nextSteps[reason];
}

function sayChange({ progress, ...row }: JudgedRow, sayDay: (atMs: number) => string): string {
  const { change, mark, before } = progress;
  const isMore = change > 0;
  const size = sizeOf(Math.abs(change), row);
  const than = before.fromMs === before.upToMs ? `on ${sayDay(before.upToMs)}` : `up to ${sayDay(before.upToMs)}`;
  const verdict = mark === 'real' ? 'a real change' : 'likely a change';
  if (row.says) return `${row.says} ${size} ${isMore ? 'more' : 'less'} than ${than}: ${verdict}.`;
  return `${row.label} is ${size} ${isMore ? 'higher' : 'lower'} than ${than}: ${verdict}.`;
}

const sizeOf = (value: number, { digits, unit }: Pick<ProgressRow, 'digits' | 'unit'>): string =>
  `${value.toFixed(digits)}${unit}`;

/** The golfer's next step where nothing can be compared; the nearest to a comparison first. */
const openOrder: readonly OpenReason[] = [
  'other-filming',
  'unknown-error',
  'other-version',
  'bound',
  'only-one',
  'none',
];

const nextSteps: Readonly<Record<OpenReason, string>> = {
  'other-filming': 'Your swings were filmed differently. Film the next one from the same place, and a change shows.',
  'unknown-error': 'Your swings were filmed from other sides. Film the next one like the last, and a change shows.',
  'other-version': 'Our analysis is newer than your older swings. Your next swing is compared with this one.',
  bound: 'Your last swing was hard to read. Film the next one in good light, and a change shows.',
  'only-one': 'You have one swing to compare with. Film the next one from the same place, and a change shows.',
  none: 'Nothing is measured yet. Film your first swing, and the story begins.',
};

/** Why a row has no verdict, in a few words. */
export const openReasons: Readonly<Record<OpenReason, string>> = {
  'other-filming': 'Filmed differently',
  'unknown-error': 'Filmed from other sides',
  'other-version': 'Measured by another version',
  bound: 'Only a limit is known',
  'only-one': 'One measurement so far',
  none: 'Not measured yet',
};
