import type { WorkoutDay } from '@trueswing/contracts';
import { areaNames, countWorkouts, findMostTrainedAreas } from '@trueswing/domain';
import {
  lengthUnitOf,
  openReasons,
  type Progress,
  type ProgressMark,
  type ProgressRow,
  roundNumberUp,
  writeNumber,
} from '@trueswing/swing';
import type { ReactNode } from 'react';
import { countOf } from '../../shared/count-of.ts';
import { sayTime } from '../../shared/say-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { daysOf, formatChange, formatLevel, sayRange } from './format-change.ts';

interface ProgressGroupProps {
  title: string;
  rows: readonly ProgressRow[];
  workoutDays: readonly WorkoutDay[];
  /** Above the rows: what they are about. */
  head?: ReactNode;
  /** Shows more of a judged row below its line. */
  more?: (row: ProgressRow) => ReactNode;
  /** Meaning of the ranges of these rows. */
  note: string;
  /** Next step below the rows. */
  children?: ReactNode;
}

/** A group of measures, one line each. Every group of the story is one of these, whatever its rows come from. */
export function ProgressGroup({ title, rows, workoutDays, head, more, note, children }: ProgressGroupProps) {
  return (
    <Card title={title} className="flex flex-col gap-3">
      {head}
      {rows.length > 0 && (
        <ul aria-label={title} className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id} className="py-3 first:pt-0 last:pb-0">
              <Row row={row} workoutDays={workoutDays} />
              {row.progress.kind === 'judged' && more?.(row)}
            </li>
          ))}
        </ul>
      )}
      {rows.some(hasRange) && (
        <p className="text-sm text-muted">
          {note}
          {rows.some((row) => hasRange(row) && row.unit === shareOfHeight) && ' The % are of your height.'}
        </p>
      )}
      {children}
    </Card>
  );
}

/** Unit of a length of a golfer whose height is not known. */
const shareOfHeight = lengthUnitOf(null);
const hasRange = ({ progress }: ProgressRow): boolean => progress.kind === 'judged' || progress.now !== null;

function Row({ row, workoutDays }: { row: ProgressRow; workoutDays: readonly WorkoutDay[] }) {
  const { progress } = row;
  if (progress.kind === 'open') {
    return (
      <>
        <p className="font-semibold">{row.label}</p>
        {progress.now && <p className="numeral text-lg">{formatLevel(progress.now, row)}</p>}
        <p className="text-sm text-muted">
          {openReasons[row.source][progress.reason]}
          {progress.smallestChange !== null &&
            `. In the next one like it, a change of ${sayLeast(progress.smallestChange, row)} would show.`}
        </p>
      </>
    );
  }
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{row.label}</span>
        <Mark mark={progress.mark} />
      </p>
      <Change row={row} progress={progress} workoutDays={workoutDays} />
    </>
  );
}

const marks = {
  real: ['good', 'Real change'],
  likely: ['care', 'Likely'],
  noise: ['plain', 'Noise'],
} as const;

function Mark({ mark }: { mark: ProgressMark }) {
  const [kind, name] = marks[mark];
  return <Badge kind={kind}>{name}</Badge>;
}

interface ChangeProps {
  row: ProgressRow;
  progress: Extract<Progress, { kind: 'judged' }>;
  workoutDays: readonly WorkoutDay[];
}

function Change({ row, progress, workoutDays }: ChangeProps) {
  const { before, since, change, changeRange, mark, smallestChange, missing } = progress;
  const between = daysOf(before, since, row);
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="numeral text-lg">{formatLevel(since, row)}</span>
        <span className={`numeral ml-auto text-lg ${mark === 'noise' ? 'text-muted' : ''}`}>
          {formatChange(change, row)}
        </span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {sayTime(before.fromMs, row.source)} to {sayTime(since.upToMs, row.source)}, {sayTraining(workoutDays, between)}
        .
        {mark !== 'noise' &&
          ` Since ${sayTime(since.fromMs, row.source)}: ${sayRange(changeRange.low, changeRange.high, row)}.`}
        {smallestChange !== null && ` A change of ${sayLeast(smallestChange, row)} would show.`}
        {mark !== 'real' &&
          missing !== null &&
          missing > 0 &&
          ` ${countOf(missing, `more ${attempts[row.source]}`)} can make a change real.`}
      </p>
    </>
  );
}

/** A change that would show, rounded up to what is written: less would not. */
const sayLeast = (smallestChange: number, { digits, unit }: ProgressRow): string =>
  `${writeNumber(roundNumberUp(smallestChange, digits), digits)}${unit}`;

const andOf = new Intl.ListFormat('en-US');
/** "8 workouts between, most for your hips and your core" */
function sayTraining(workoutDays: readonly WorkoutDay[], between: readonly [fromDay: string, upToDay: string]): string {
  const areas = findMostTrainedAreas(workoutDays, ...between);
  const purpose = areas.length > 0 ? `, most for ${andOf.format(areas.map((area) => areaNames[area]))}` : '';
  return `${countOf(countWorkouts(workoutDays, ...between), 'workout')} between${purpose}`;
}

const attempts = { swing: 'swing', shots: 'month', check: 'check' } as const;
