import { formatCount } from '../../../shared/count-of.ts';

/** A position as on a tournament's board: "4", or "T4" for golfers who share it. */
export function PositionMark({ position, isShared }: { position: number; isShared: boolean }) {
  return (
    <>
      {isShared && (
        <>
          <span aria-hidden>T</span>
          <span className="sr-only">Tied for </span>
        </>
      )}
      {formatCount(position)}
    </>
  );
}
