import { type UploadClub, uploadBounds } from '@trueswing/contracts';
import { TextField } from '../../../ui/field.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { type NumberField, numberFieldsOf } from './upload-fields.ts';

interface LaunchMonitorFieldsProps {
  club: UploadClub;
  numbers: Partial<Record<NumberField, string>>;
  onChange(name: NumberField, typed: string): void;
}

/** Optional numbers, folded away: most golfers have none at hand. */
export function LaunchMonitorFields({ club, numbers, onChange }: LaunchMonitorFieldsProps) {
  return (
    <FoldCard title="Launch Monitor Data" aside="Optional">
      <p className="mb-4 text-sm text-muted">
        With any of these, club speed, ball speed and your tour comparison are needed too.
      </p>
      <div className="grid grid-cols-2 gap-4">
        {numberFieldsOf(club).map(({ name, label, unit, step }) => (
          <TextField
            key={name}
            label={`${label} (${unit})`}
            name={name}
            type="number"
            // An iPhone's keyboard for decimals has no minus.
            inputMode={uploadBounds[name].min < 0 ? undefined : 'decimal'}
            {...uploadBounds[name]}
            step={step}
            value={numbers[name] ?? ''}
            onChange={(event) => onChange(name, event.target.value)}
          />
        ))}
      </div>
    </FoldCard>
  );
}
