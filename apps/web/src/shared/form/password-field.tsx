import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/field.tsx';

/** A password that can be shown while it is typed: typing blind on a phone is the main cause of failed sign-ins. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'aside'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={(labelId) => (
        <button
          type="button"
          aria-describedby={labelId}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 font-semibold text-fairway"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      )}
    />
  );
}
