import type { LeaderboardEntry } from '@trueswing/contracts';
import { Trophy } from 'lucide-react';
import { countOf } from '../../../shared/count-of.ts';
import { Badge } from '../../../ui/badge.tsx';
import { placeOf } from './describe-entry.ts';
import { GolferAvatar } from './golfer-avatar.tsx';
import type { PlacedGolfer } from './place-on-podium.ts';
import { PositionMark } from './position-mark.tsx';

/** The steps: the best in the middle, the height by the position, so that golfers who share it stand level. */
const columns = ['col-start-2', 'col-start-1', 'col-start-3'] as const;
const steps: Record<number, string> = {
  1: 'h-24 bg-flag text-on-flag',
  2: 'h-17 bg-turf text-on-turf',
  3: 'h-12 bg-turf text-on-turf',
};

interface PodiumProps {
  placed: readonly PlacedGolfer[];
  shared: ReadonlySet<number>;
  /** Places that no golfer has. A place without an entry may also be that of a golfer who is not listed. */
  openPlaces: number;
  yourId: string;
}

export function Podium({ placed, shared, openPlaces, yourId }: PodiumProps) {
  const isFree = (column: number) => placed.every((golfer) => golfer.column !== column);
  return (
    <ol className="grid grid-cols-3 items-end gap-2">
      {placed.map(({ entry, column }) => (
        <Step
          key={entry.id}
          entry={entry}
          isShared={shared.has(entry.position)}
          isYou={entry.id === yourId}
          className={columns[column] ?? ''}
        />
      ))}
      {columns.map(
        (column, index) =>
          index >= columns.length - openPlaces && isFree(index) && <OpenStep key={column} column={column} />,
      )}
    </ol>
  );
}

function Step(props: { entry: LeaderboardEntry; isShared: boolean; isYou: boolean; className: string }) {
  const { entry, isShared, isYou, className } = props;
  const isFirst = entry.position === 1;
  const place = placeOf(entry);
  return (
    <li
      aria-current={isYou || undefined}
      className={`row-start-1 flex min-w-0 flex-col items-center text-center ${className}`}
    >
      <span className="relative">
        <GolferAvatar
          firstName={entry.firstName}
          size={isFirst ? 'first' : 'podium'}
          look={isYou ? 'you' : 'plain'}
          className={isFirst ? 'ring-4 ring-flag' : 'ring-2 ring-line'}
        />
        {isYou && (
          <span className="absolute -top-3 left-1/2 flex -translate-x-1/2 rounded-full ring-2 ring-card">
            <Badge kind="flag">You</Badge>
          </span>
        )}
        {isFirst && (
          <span
            aria-hidden
            className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full bg-turf text-flag ring-2 ring-card"
          >
            <Trophy className="size-4" />
          </span>
        )}
      </span>
      <span className="mt-2 line-clamp-2 w-full leading-tight font-semibold wrap-anywhere">{entry.firstName}</span>
      <span className="line-clamp-2 min-h-[1.25em] w-full text-sm leading-tight text-muted wrap-anywhere">{place}</span>
      <span className="mt-1 mb-2 text-sm font-semibold tabular-nums">{countOf(entry.monthlyPoints, 'point')}</span>
      <span
        className={`numeral grid w-full animate-rise place-items-center rounded-t-control text-3xl ${steps[entry.position] ?? steps[3]}`}
      >
        <span>
          <PositionMark position={entry.position} isShared={isShared} />
        </span>
      </span>
    </li>
  );
}

/** A place that is still free. */
function OpenStep({ column }: { column: string }) {
  return (
    <li className={`row-start-1 flex flex-col items-center text-center ${column}`}>
      <span aria-hidden className="size-14 rounded-full border-2 border-dashed border-edge" />
      <span className="mt-2 mb-2 text-sm text-muted">Open</span>
      <span aria-hidden className={`w-full rounded-t-control bg-line ${column === 'col-start-1' ? 'h-17' : 'h-12'}`} />
    </li>
  );
}
