import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/field.tsx';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'type'> {
  /** `username` where the e-mail identifies the account, for the password manager. */
  autoComplete: 'username' | 'email';
}

export const emailSentence = 'Please enter your e-mail address.';

/** The e-mail of an account. */
export function EmailField(props: EmailFieldProps) {
  return <TextField label="E-mail" type="email" inputMode="email" required {...props} />;
}
