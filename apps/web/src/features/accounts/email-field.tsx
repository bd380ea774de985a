import { TextField } from '../../ui/field.tsx';

interface EmailFieldProps {
  /** `username` where it says who signs in, for the password manager. */
  autoComplete: 'username' | 'email';
  error: string | undefined;
}

export const emailSentence = 'Please enter your e-mail address.';

export function EmailField(props: EmailFieldProps) {
  return <TextField label="E-mail" name="email" type="email" inputMode="email" required {...props} />;
}
