import type { UploadStatus } from '@trueswing/contracts';
import { ageBounds } from '@trueswing/contracts';
import type { Control, UseFormRegister } from 'react-hook-form';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { UploadForm } from '../upload-fields.ts';
import { FormChoice } from './form-choice.tsx';
import { isClubOpen } from './upload-form.ts';

interface SwingFieldsProps {
  control: Control<UploadForm>;
  register: UseFormRegister<UploadForm>;
  status: UploadStatus;
  onClub(): void;
}

/** The club, and facts about the golfer. */
export function SwingFields({ control, register, status, onClub }: SwingFieldsProps) {
  const isUsedUp = (choice: UploadForm['club']) => !isClubOpen(status, choice);
  return (
    <Card className="flex flex-col gap-5">
      <FormChoice
        control={control}
        name="club"
        label="Club"
        onChoose={onClub}
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
      </FormChoice>
      <FormChoice
        control={control}
        name="handedness"
        label="You play"
        choices={[
          { value: 'right', label: 'Right-handed' },
          { value: 'left', label: 'Left-handed' },
        ]}
      />
      <FormChoice
        control={control}
        name="gender"
        label="Tour comparison"
        choices={[
          { value: 'male', label: 'Male (PGA)' },
          { value: 'female', label: 'Female (LPGA)' },
        ]}
      />
      <TextField label="Age" hint="Optional." type="number" inputMode="numeric" {...ageBounds} {...register('age')} />
    </Card>
  );
}
