import { passwordMinLength } from '@trueswing/contracts';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../../shared/form/password-field.tsx';

export const newPasswordSentence = `Please choose a password of at least ${passwordMinLength} characters.`;

/** A field for choosing a password, as opposed to entering an existing one. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'>) {
  return (
    <PasswordField {...props} autoComplete="new-password" required hint={`At least ${passwordMinLength} characters`} />
  );
}
