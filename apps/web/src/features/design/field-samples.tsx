import { useState } from 'react';
import { ThemeChoice } from '../../shared/theme/theme-choice.tsx';
import { ChoiceField, TextField } from '../../ui/field.tsx';

export function FieldSamples() {
  const [club, setClub] = useState<'driver' | '7-iron' | null>('driver');
  return (
    <>
      <TextField label="Club speed (mph)" inputMode="decimal" placeholder="104.6" hint="0 to 150" />
      <TextField
        label="E-mail"
        type="email"
        defaultValue="penny@example"
        error="Please enter a whole e-mail address."
      />
      <TextField label="Handicap" disabled defaultValue="12.4" />
      <ChoiceField
        label="Club"
        value={club}
        onChange={setClub}
        choices={[
          { value: 'driver', label: 'Driver' },
          { value: '7-iron', label: '7-Iron' },
        ]}
      />
      <ThemeChoice />
    </>
  );
}
