import { type Control, useController } from 'react-hook-form';
import { ChoiceField } from '../../../ui/field.tsx';
import type { UploadForm } from './upload-fields.ts';

/** Phones often save slow motion without its frame rate; seconds and tempo can then be measured only if the golfer says it. */
export function SlowMotionField({ control }: { control: Control<UploadForm> }) {
  const { field: slowMotion } = useController({ control, name: 'slowMotion' });
  return (
    <ChoiceField
      label="Filmed in slow motion?"
      value={slowMotion.value}
      onChange={slowMotion.onChange}
      choices={[
        { value: 'no', label: 'No' },
        { value: '120', label: '120 fps' },
        { value: '240', label: '240 fps' },
        { value: 'unknown', label: 'Not sure' },
      ]}
    >
      <p className="text-sm text-muted">With the frame rate we can time your swing in slow motion too.</p>
    </ChoiceField>
  );
}
