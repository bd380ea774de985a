import { type UploadClub, uploadBounds } from '@trueswing/contracts';
import type { UseFormRegister } from 'react-hook-form';
import { TextField } from '../../../ui/field.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { numberFieldsOf, type UploadForm } from '../upload-fields.ts';

interface LaunchMonitorFieldsProps {
  club: UploadClub;
  register: UseFormRegister<UploadForm>;
}

/** Optional numbers in a closed card, as most golfers do not have them. */
export function LaunchMonitorFields({ club, register }: LaunchMonitorFieldsProps) {
  return (
    <FoldCard title="Launch Monitor Data" aside="Optional">
      <p className="mb-4 text-sm text-muted">Club speed, ball speed and your tour come first. The rest is up to you.</p>
      <div className="grid grid-cols-2 gap-4">
        {numberFieldsOf(club).map(({ name, label, unit, step }) => (
          <TextField
            key={name}
            label={`${label} (${unit})`}
            type="number"
            // The decimal keyboard of an iPhone has no minus.
            inputMode={uploadBounds[name].min < 0 ? undefined : 'decimal'}
            {...uploadBounds[name]}
            step={step}
            {...register(name)}
          />
        ))}
      </div>
    </FoldCard>
  );
}
