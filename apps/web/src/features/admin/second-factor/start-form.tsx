import { type FormEvent, useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import { QrPicture } from '../../../shared/qr-picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { CodeField } from './code-field.tsx';
import { CodeForm } from './code-form.tsx';
import { focus } from './focus.ts';
import { useStartSecondFactor } from './second-factor.queries.ts';

interface StartFormProps {
  /** The app replaces another one, of which a code is needed too. */
  replaces?: boolean;
  onDone(recoveryCodes: string[] | null): void;
}

/** Sets up an authenticator app: the password, then a code of the app. */
export function StartForm({ replaces = false, onDone }: StartFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isAgain, setIsAgain] = useState(false);
  const start = useStartSecondFactor();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!start.isPending) start.mutate({ password, code });
  };
  const startAgain = () => {
    setPassword('');
    setCode('');
    setIsAgain(true);
    start.reset();
  };
  if (start.data) {
    return (
      <div className="flex flex-col gap-4">
        <p>Scan this picture with your authenticator app. Then enter the code that it shows.</p>
        <QrPicture text={start.data.uri} label="QR code for your authenticator app" />
        <div>
          <p className="text-sm text-muted">No camera? Type this key into the app:</p>
          <p className="numeral mt-1 rounded-control bg-paper p-3 wrap-anywhere select-all">
            {(start.data.secret.match(/.{1,4}/g) ?? []).join(' ')}
          </p>
        </div>
        <CodeForm action="confirm" submit="Turn On" onDone={onDone} />
        <Button kind="quiet" onClick={startAgain}>
          Start Again
        </Button>
      </div>
    );
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        maxLength={200}
        ref={isAgain ? focus : undefined}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          start.reset();
        }}
      />
      {replaces && (
        <CodeField
          value={code}
          onChange={(value) => {
            setCode(value);
            start.reset();
          }}
        />
      )}
      {start.error && (
        <ErrorNote requestId={requestIdOf(start.error)}>
          {sentenceOf(start.error, 'This could not be started. Please try again.')}
        </ErrorNote>
      )}
      <SubmitButton call={start} isEmpty={password === '' || (replaces && code === '')}>
        Set Up
      </SubmitButton>
    </form>
  );
}
