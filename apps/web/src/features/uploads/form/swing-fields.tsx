import type { UploadStatus } from '@trueswing/contracts';
import { uploadBounds } from '@trueswing/contracts';
import { Card } from '../../../ui/card.tsx';
import { ChoiceField, TextField } from '../../../ui/field.tsx';
import type { UploadForm } from './upload-fields.ts';
import { isClubOpen } from './upload-form.ts';

interface SwingFieldsProps {
  form: UploadForm;
  status: UploadStatus;
  onChange(part: Partial<UploadForm>): void;
}

/** With which club, and who swings it. */
export function SwingFields({ form, status, onChange }: SwingFieldsProps) {
  const isUsedUp = (club: UploadForm['club']) => !isClubOpen(status, club);
  return (
    <Card className="flex flex-col gap-5">
      <ChoiceField
        label="Club"
        value={form.club}
        onChange={(club) => onChange({ club })}
        choices={[
          { value: 'driver', label: 'Driver', disabled: isUsedUp('driver') },
          { value: '7-iron', label: '7-Iron', disabled: isUsedUp('7-iron') },
        ]}
      >
        {(isUsedUp('driver') || isUsedUp('7-iron')) && (
          <p className="text-sm text-muted">
            {isUsedUp('driver') ? 'Driver' : '7-Iron'} is uploaded for this week. Uploads reset every Sunday at midnight
            (CT).
          </p>
        )}
      </ChoiceField>
      <ChoiceField
        label="You play"
        value={form.handedness}
        onChange={(handedness) => onChange({ handedness })}
        choices={[
          { value: 'right', label: 'Right-handed' },
          { value: 'left', label: 'Left-handed' },
        ]}
      />
      <ChoiceField
        label="Tour comparison"
        value={form.gender}
        onChange={(gender) => onChange({ gender })}
        choices={[
          { value: 'male', label: 'Male (PGA)' },
          { value: 'female', label: 'Female (LPGA)' },
        ]}
      />
      <TextField
        label="Age"
        hint="Optional."
        name="age"
        type="number"
        inputMode="numeric"
        {...uploadBounds.age}
        value={form.age}
        onChange={(event) => onChange({ age: event.target.value })}
      />
    </Card>
  );
}
