import { launchMonitorFields, type ShotField, type UploadClub } from '@trueswing/contracts';
import type { UseFormRegister } from 'react-hook-form';
import { TextField } from '../../../ui/field.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { labelOf, numberFieldsOf, type UploadForm } from './upload-fields.ts';

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
        {numberFieldsOf(club).map((name) => (
          <NumberField key={name} name={name} register={register} />
        ))}
      </div>
    </FoldCard>
  );
}

function NumberField({ name, register }: { name: ShotField; register: UseFormRegister<UploadForm> }) {
  const { unit, min, max, digits } = launchMonitorFields[name];
  return (
    <TextField
      label={`${labelOf(name)} (${unit})`}
      type="number"
      // The decimal keyboard of an iPhone has no minus.
      inputMode={min < 0 ? undefined : 'decimal'}
      min={min}
      max={max}
      step={10 ** -digits}
      {...register(name)}
    />
  );
}
