import type { ShotFilePreview } from '@trueswing/contracts';
import { countOf } from '../../shared/count-of.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { InfoNote } from '../../ui/feedback.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { nameClub } from './name-club.ts';

/** Sums up what was understood of a file. */
export function FileSummary({ preview, fileName }: { preview: ShotFilePreview; fileName: string }) {
  const { format, shotCount, duplicateCount, clubs, firstHitAt, lastHitAt, isRemembered } = preview;
  const known = clubs.filter(({ club }) => club !== null);
  return (
    <Card className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-lg wrap-anywhere">{fileName}</h2>
        <Badge kind={format ? 'flag' : 'plain'}>{format ?? 'Your own columns'}</Badge>
      </header>
      <p className="numeral text-3xl">{countOf(shotCount, 'shot')}</p>
      {firstHitAt && lastHitAt && (
        <p className="text-muted">
          {formatDate(firstHitAt) === formatDate(lastHitAt)
            ? formatDate(firstHitAt)
            : `${formatDate(firstHitAt)} to ${formatDate(lastHitAt)}`}
        </p>
      )}
      {known.length > 0 && (
        <ul aria-label="Clubs" className="flex flex-wrap gap-2">
          {known.map(({ name, club, shots }) => (
            <li key={name} className="rounded-full bg-fairway-tint px-3 py-1 text-sm">
              {nameClub(club)} <span className="font-semibold tabular-nums">{shots}</span>
            </li>
          ))}
        </ul>
      )}
      {shotCount > duplicateCount && firstHitAt === null && (
        <p className="text-muted">Your file has no time that we can read. These shots get today’s date.</p>
      )}
      {duplicateCount > 0 && <InfoNote>{describeDuplicates(preview)}</InfoNote>}
      {isRemembered && <p className="text-sm text-muted">We used your answers from the last file of this kind.</p>}
    </Card>
  );
}

/** Without a time, a shot with the same numbers may be another one. */
function describeDuplicates({ duplicateCount, shotCount, firstHitAt }: ShotFilePreview): string {
  const isAll = duplicateCount === shotCount;
  if (firstHitAt === null) {
    return isAll
      ? 'Each of these shots is equal to a shot you imported. Nothing new to add.'
      : `${duplicateCount} of these shots ${duplicateCount === 1 ? 'is' : 'are'} equal to shots you imported. We add only the others.`;
  }
  return isAll
    ? 'You have imported all of these shots before. Nothing new to add.'
    : `You have imported ${countOf(duplicateCount, 'shot')} of these before. We add only the new ones.`;
}
