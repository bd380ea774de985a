import { launchMonitorFields, type ShotField, type UploadClub } from '@trueswing/contracts';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { TextField } from '../../../ui/field.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import type { UploadForm } from '../upload-fields.ts';
import { isFolded, labelOf, numberFieldsOf } from './number-places.ts';

/** Needed by golfers with a launch monitor only. */
const ShotChoice = lazy(() => import('./shot-choice.tsx').then(({ ShotChoice: choice }) => ({ default: choice })));

interface LaunchMonitorFieldsProps {
  club: UploadClub;
  register: UseFormRegister<UploadForm>;
  filmedAt: number | null;
  /** An imported shot filled the numbers. */
  isFromShot: boolean;
  /** Gets the numbers of an imported shot, and its id. */
  onFill(numbers: Record<ShotField, string>, shotId: string): void;
}

/** Optional numbers in a closed card, as most golfers do not have them. */
export function LaunchMonitorFields({ club, register, filmedAt, isFromShot, onFill }: LaunchMonitorFieldsProps) {
  const names = numberFieldsOf(club);
  return (
    <FoldCard title="Launch Monitor Data" aside="Optional">
      <p className="mb-4 text-sm text-muted">Club speed, ball speed and your tour come first. The rest is up to you.</p>
      <Suspense>
        <ShotChoice club={club} filmedAt={filmedAt} isChosen={isFromShot} onChoose={onFill} />
      </Suspense>
      <NumberGrid names={names.filter((name) => !isFolded(name))} register={register} />
      <details className="group/more mt-4 -mb-3">
        <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 rounded-control font-semibold text-fairway [&::-webkit-details-marker]:hidden">
          More numbers
          <ChevronDown aria-hidden className="size-5 transition-transform group-open/more:rotate-180" />
        </summary>
        <div className="pt-1 pb-3">
          <NumberGrid names={names.filter(isFolded)} register={register} />
        </div>
      </details>
    </FoldCard>
  );
}

function NumberGrid({ names, register }: { names: readonly ShotField[]; register: UseFormRegister<UploadForm> }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      {names.map((name) => (
        <NumberField key={name} name={name} register={register} />
      ))}
    </div>
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
