import { type Control, useController } from 'react-hook-form';
import { SwitchField } from '../../../ui/switch-field.tsx';
import type { UploadForm } from '../upload-fields.ts';

/** Two videos are two swings, unless two phones filmed one. */
export function SameSwingField({ control }: { control: Control<UploadForm> }) {
  const { field } = useController({ control, name: 'isSameSwing' });
  return (
    <SwitchField
      label="Both phones filmed the same swing"
      hint="One phone? Leave this off. We combine two of your swings."
      isOn={field.value}
      onChange={field.onChange}
    />
  );
}
