import type { UploadStatus } from '@trueswing/contracts';
import { uploadBounds } from '@trueswing/contracts';
import { type Control, type UseFormRegister, useController } from 'react-hook-form';
import { Card } from '../../../ui/card.tsx';
import { ChoiceField, TextField } from '../../../ui/field.tsx';
import type { UploadForm } from './upload-fields.ts';
import { isClubOpen } from './upload-form.ts';

interface SwingFieldsProps {
  control: Control<UploadForm>;
  register: UseFormRegister<UploadForm>;
  status: UploadStatus;
}

/** The club, and facts about the golfer. */
export function SwingFields({ control, register, status }: SwingFieldsProps) {
  const { field: club } = useController({ control, name: 'club' });
  const { field: handedness } = useController({ control, name: 'handedness' });
  const { field: gender } = useController({ control, name: 'gender' });
  const isUsedUp = (choice: UploadForm['club']) => !isClubOpen(status, choice);
  return (
    <Card className="flex flex-col gap-5">
      <ChoiceField
        label="Club"
        value={club.value}
        onChange={club.onChange}
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
        value={handedness.value}
        onChange={handedness.onChange}
        choices={[
          { value: 'right', label: 'Right-handed' },
          { value: 'left', label: 'Left-handed' },
        ]}
      />
      <ChoiceField
        label="Tour comparison"
        value={gender.value}
        onChange={gender.onChange}
        choices={[
          { value: 'male', label: 'Male (PGA)' },
          { value: 'female', label: 'Female (LPGA)' },
        ]}
      />
      <TextField
        label="Age"
        hint="Optional."
        type="number"
        inputMode="numeric"
        {...uploadBounds.age}
        {...register('age')}
      />
    </Card>
  );
}
