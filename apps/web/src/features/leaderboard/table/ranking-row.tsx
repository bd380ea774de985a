import type { LeaderboardEntry } from '@trueswing/contracts';
import { formatCount } from '../../../shared/count-of.ts';
import { Badge } from '../../../ui/badge.tsx';
import { placeOf } from './describe-entry.ts';
import { GolferAvatar } from './golfer-avatar.tsx';
import { PositionMark } from './position-mark.tsx';

interface RankingRowProps {
  entry: LeaderboardEntry;
  isYou: boolean;
  isShared: boolean;
}

/** A golfer of the table in one line. */
export function RankingRow({ entry, isYou, isShared }: RankingRowProps) {
  const { firstName, position, monthlyPoints } = entry;
  const place = placeOf(entry);
  return (
    <li
      aria-current={isYou || undefined}
      className={`flex min-h-15 items-center gap-3 px-5 py-2 ${isYou ? 'bg-fairway-tint shadow-[inset_0.25rem_0_var(--color-fairway)]' : ''}`}
    >
      <span className="numeral min-w-8 shrink-0 text-base text-muted">
        <PositionMark position={position} isShared={isShared} />
      </span>
      <GolferAvatar firstName={firstName} look={isYou ? 'you' : 'plain'} />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span className="truncate font-semibold">{firstName}</span>
          {isYou && <Badge kind="flag">You</Badge>}
        </span>
        {place && <span className="block truncate text-sm text-muted">{place}</span>}
      </span>
      <span className="numeral shrink-0 text-lg">
        {formatCount(monthlyPoints)}
        <span className="sr-only"> points</span>
      </span>
    </li>
  );
}
