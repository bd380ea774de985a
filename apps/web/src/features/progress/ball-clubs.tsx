import type { Club } from '@trueswing/contracts';
import { type ClubOfShots, type ProgressRow, sayChanges } from '@trueswing/swing';
import { clubNames } from '../../shared/club-names.ts';
import { countOf } from '../../shared/count-of.ts';
import { sayTime } from '../../shared/say-time.ts';
import { SelectField } from '../../ui/select-field.tsx';

interface BallClubProps {
  club: Club;
  clubs: readonly ClubOfShots[];
  onClub(club: Club): void;
}

/** Names the club of the shots, and chooses it where several have enough of them. */
export function BallClub({ club, clubs, onClub }: BallClubProps) {
  const isListed = clubs.some((of) => of.club === club);
  const choices = [...(isListed ? [] : [{ club, shots: 0 }]), ...clubs].map((of) => ({
    value: of.club,
    label: of.shots > 0 ? `${clubNames[of.club]}, ${countOf(of.shots, 'shot')}` : clubNames[of.club],
  }));
  if (choices.length === 1) return <p className="text-muted">With the {clubNames[club]}</p>;
  return <SelectField label="Shots with" value={club} choices={choices} onChange={onClub} />;
}

/** Sentences about other clubs; the rest is behind the choice of the club. */
const mostSentences = 3;

/** Says what changed with other clubs. Nothing where nothing did. */
export function OtherClubs({ rows }: { rows: readonly ProgressRow[] }) {
  const [first] = rows;
  if (!first?.club) return null;
  return (
    <div>
      <h3 className="font-semibold">Other clubs</h3>
      <ul aria-label="Other clubs" className="mt-1 flex flex-col gap-2 text-sm">
        {sayChanges(rows.slice(0, mostSentences), sayTime, first.club).map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
