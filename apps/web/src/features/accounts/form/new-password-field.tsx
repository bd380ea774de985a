import { passwordMinLength } from '@trueswing/contracts';
import { PasswordField } from './password-field.tsx';

export const newPasswordSentence = `Please choose a password of at least ${passwordMinLength} characters.`;

interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
}

/** A password that is chosen, not one that is known. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <PasswordField {...props} autoComplete="new-password" required hint={`At least ${passwordMinLength} characters`} />
  );
}
