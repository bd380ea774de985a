import type { Control } from 'react-hook-form';
import type { UploadForm } from '../upload-fields.ts';
import { FormChoice } from './form-choice.tsx';

interface SlowMotionFieldProps {
  control: Control<UploadForm>;
  onChoose(): void;
}

/** Phones often save slow motion without its frame rate; seconds and tempo can then be measured only if the golfer says it. */
export function SlowMotionField({ control, onChoose }: SlowMotionFieldProps) {
  return (
    <FormChoice
      control={control}
      onChoose={onChoose}
      name="slowMotion"
      label="Filmed in slow motion?"
      choices={[
        { value: 'no', label: 'No' },
        { value: '120', label: '120 fps' },
        { value: '240', label: '240 fps' },
        { value: 'unknown', label: 'Not sure' },
      ]}
    >
      <p className="text-sm text-muted">Choose it, and we can time a slow-motion swing too.</p>
    </FormChoice>
  );
}
