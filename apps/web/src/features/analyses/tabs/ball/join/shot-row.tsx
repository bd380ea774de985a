import type { JoinableShot } from '@trueswing/contracts';
import { describeShot } from '../../../../../shared/describe-shot.ts';
import { formatRecent } from '../../../../../ui/format-date.ts';
import { useNow } from '../../../../../ui/use-now.ts';

interface ShotRowProps {
  shot: JoinableShot;
  isJoined: boolean;
  isJoining: boolean;
  onChoose(): void;
}

/** A shot to choose: when it was hit, and its numbers. */
export function ShotRow({ shot, isJoined, isJoining, onChoose }: ShotRowProps) {
  const nowMs = useNow(60_000);
  const place = isJoined ? 'This swing’s shot' : shot.isTaken ? 'With another swing' : null;
  const remark = isJoining ? 'Joining...' : place;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isJoined}
        aria-busy={isJoining}
        className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control px-2 py-2 text-left hover:bg-fairway-tint aria-pressed:bg-fairway-tint"
        onClick={onChoose}
      >
        <span className="text-sm text-muted">
          {shot.hasTime ? formatRecent(Date.parse(shot.hitAt), nowMs) : 'No time'}
          {remark && <span className="block font-semibold text-ink">{remark}</span>}
        </span>
        <span className="text-right font-semibold tabular-nums">{describeShot(shot)}</span>
      </button>
    </li>
  );
}
