import { TextField } from '../../../ui/field.tsx';
import { focus } from './focus.ts';

interface CodeFieldProps {
  value: string;
  onChange(value: string): void;
  /** The app is being set up, and there are no recovery codes of it yet. */
  isNewApp?: boolean;
  /** It follows what has just been submitted, in the same place. */
  takesFocus?: boolean;
}

/** The code of an authenticator app; phones and password managers fill it in. */
export function CodeField({ value, onChange, isNewApp = false, takesFocus = false }: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      hint={
        isNewApp
          ? 'The six digits that your app shows now.'
          : 'The six digits of your authenticator app. A recovery code works too, once.'
      }
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      ref={takesFocus ? focus : undefined}
      maxLength={64}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
