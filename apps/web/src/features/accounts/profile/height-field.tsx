import type { LengthUnit } from '@trueswing/contracts';
import type { ComponentProps } from 'react';
import { ChoiceField, TextField } from '../../../ui/field.tsx';

interface HeightFieldProps {
  unit: LengthUnit;
  field(name: 'heightFeet' | 'heightInches' | 'heightCm'): Omit<ComponentProps<typeof TextField>, 'label'>;
  hasFocus: boolean;
  onUnit(unit: LengthUnit): void;
}

/** The golfer's height, in the unit in which the report shows lengths. */
export function HeightField({ unit, field, hasFocus, onUnit }: HeightFieldProps) {
  return (
    <ChoiceField<LengthUnit>
      label="Height"
      choices={[
        { value: 'in', label: 'Feet, inches' },
        { value: 'cm', label: 'Centimeters' },
      ]}
      value={unit}
      onChange={onUnit}
    >
      {unit === 'in' ? (
        <div className="mt-2 grid grid-cols-2 gap-3">
          <TextField label="Feet" {...field('heightFeet')} inputMode="numeric" autoFocus={hasFocus} />
          <TextField label="Inches" {...field('heightInches')} inputMode="numeric" />
        </div>
      ) : (
        <div className="mt-2">
          <TextField label="Height in centimeters" {...field('heightCm')} inputMode="numeric" autoFocus={hasFocus} />
        </div>
      )}
      <p className="mt-1 text-sm text-muted">Your reports then show movements as lengths.</p>
    </ChoiceField>
  );
}
