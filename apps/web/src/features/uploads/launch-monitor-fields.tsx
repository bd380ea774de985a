import { type UploadClub, uploadBounds } from '@trueswing/contracts';
import { TextField } from '../../ui/field.tsx';
import { type NumberField, numberFieldsOf } from './upload-fields.ts';

interface LaunchMonitorFieldsProps {
  club: UploadClub;
  numbers: Partial<Record<NumberField, string>>;
  onChange(name: NumberField, typed: string): void;
}

/** Optional numbers, folded away: most golfers have none at hand. */
export function LaunchMonitorFields({ club, numbers, onChange }: LaunchMonitorFieldsProps) {
  return (
    <details className="rounded-card border border-line bg-card shadow-card">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between px-5 font-semibold">
        Launch Monitor Data <span className="text-sm font-normal text-muted">Optional</span>
      </summary>
      <div className="grid grid-cols-2 gap-4 p-5 pt-1">
        {numberFieldsOf(club).map(({ name, label, unit, step }) => (
          <TextField
            key={name}
            label={`${label} (${unit})`}
            name={name}
            type="number"
            inputMode="decimal"
            {...uploadBounds[name]}
            step={step}
            value={numbers[name] ?? ''}
            onChange={(event) => onChange(name, event.target.value)}
          />
        ))}
      </div>
    </details>
  );
}
