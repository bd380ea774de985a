import { TextField } from '../../../ui/field.tsx';
import type { TrainedExercise } from '../training-day/training-day.ts';

type Typed = TrainedExercise['typed'];
const fields = [
  { name: 'sets', label: 'Sets', placeholder: '3' },
  { name: 'reps', label: 'Reps', placeholder: '12' },
  { name: 'weight', label: 'Weight', placeholder: '25' },
] as const;

interface TrackingFieldsProps {
  typed: Typed;
  /** The exercise is done. */
  isLocked: boolean;
  onType(part: Partial<Typed>): void;
}

/** Asks what was trained, in whole numbers, the weight in lbs, and what to remember. */
export function TrackingFields({ typed, isLocked, onType }: TrackingFieldsProps) {
  return (
    <div className="grid grid-cols-3 gap-3">
      {fields.map(({ name, label, placeholder }) => (
        <TextField
          key={name}
          label={label}
          // A number input hides "12,5" or "+5" from the screen, which would log 0 while the field shows it.
          inputMode="numeric"
          placeholder={placeholder}
          value={typed[name]}
          disabled={isLocked}
          onChange={({ target }) => onType({ [name]: target.value })}
        />
      ))}
      <div className="col-span-3">
        <TextField
          label="Notes"
          maxLength={1_000}
          placeholder="How did it feel?"
          value={typed.notes}
          disabled={isLocked}
          onChange={({ target }) => onType({ notes: target.value })}
        />
      </div>
    </div>
  );
}
