import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ChoiceField } from '../../../ui/field.tsx';
import type { UploadForm } from '../upload-fields.ts';

type ChoiceName = 'club' | 'handedness' | 'gender' | 'slowMotion';

interface FormChoiceProps<N extends ChoiceName> {
  control: Control<UploadForm>;
  name: N;
  label: string;
  choices: readonly { value: NonNullable<UploadForm[N]>; label: string; disabled?: boolean }[];
  onChoose?(): void;
  /** A remark below. */
  children?: ReactNode;
}

/** A choice of the upload form. */
export function FormChoice<N extends ChoiceName>({ control, name, onChoose, ...choice }: FormChoiceProps<N>) {
  const { field } = useController<UploadForm, ChoiceName>({ control, name });
  const change = (value: unknown) => {
    field.onChange(value);
    onChoose?.();
  };
  return <ChoiceField {...choice} value={field.value} onChange={change} />;
}
