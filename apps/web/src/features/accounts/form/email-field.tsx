import { TextField } from '../../../ui/field.tsx';

interface EmailFieldProps {
  /** `username` where it says who signs in, for the password manager. */
  autoComplete: 'username' | 'email';
  error: string | undefined;
}

export const emailSentence = 'Please enter your e-mail address.';

/** The e-mail of an account, in a form whose field is called `email`. */
export function EmailField(props: EmailFieldProps) {
  return <TextField label="E-mail" name="email" type="email" inputMode="email" required {...props} />;
}
