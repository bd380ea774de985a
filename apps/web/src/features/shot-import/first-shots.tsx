import { type LoggedField, loggedFieldOf, loggedFields, type ShotFilePreview } from '@trueswing/contracts';
import { Card } from '../../ui/card.tsx';
import { nameClub } from './name-club.ts';

/** The first shots as they were understood, so that a wrong unit or side is seen before anything is stored. */
export function FirstShots({ shots }: { shots: ShotFilePreview['firstShots'] }) {
  if (shots.length === 0) return null;
  return (
    <Card title="The first shots" className="flex flex-col gap-4">
      <p className="text-sm text-muted">Right of the target is a plus, left is a minus.</p>
      <ol className="flex flex-col divide-y divide-line">
        {shots.map((shot) => (
          <li key={shot.row} className="py-3 first:pt-0 last:pb-0">
            <p className="mb-1 flex justify-between gap-3">
              <span className="font-semibold">{nameClub(shot.club)}</span>
              <span className="text-sm text-muted">Row {shot.row}</span>
            </p>
            <dl className="grid grid-cols-3 gap-x-4 gap-y-2">
              {loggedFields.map((field) => {
                const value = shot[field];
                return value === null ? null : (
                  <div key={field} className="text-sm">
                    <dt className="text-muted">{loggedFieldOf(field).label}</dt>
                    <dd className="font-semibold whitespace-nowrap tabular-nums">{format(field, value)}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function format(field: LoggedField, value: number): string {
  const { unit, digits, isSigned } = loggedFieldOf(field);
  const number = value
    .toLocaleString('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: isSigned ? 'exceptZero' : 'negative',
    })
    .replace('-', '−');
  return unit === '°' ? `${number}°` : `${number} ${unit}`;
}
