import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { EntryFrame } from '../../../shared/entry-frame.tsx';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CodeField } from '../second-factor/code-field.tsx';
import { useAdminLogin } from './admin-sign-in.queries.ts';

/** Where an admin signs in, and where the admin panel leads when the session is over. */
export default function AdminLoginPage() {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const signIn = useAdminLogin(() => navigate(paths.admin, { replace: true }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signIn.isPending) return;
    signIn.mutate({ name, password, code }, { onError: (error) => follow(codeOf(error)) });
  };
  /** The password may have changed before the code was entered: then it is the password that is wrong. */
  const follow = (answer: string | undefined) => {
    if (answer === 'admin-code-needed') setAsksForCode(true);
    else if (answer === 'wrong-admin-password') showPassword();
  };
  const showPassword = () => {
    setAsksForCode(false);
    setCode('');
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    // A recovery code may be entered while the app's codes have to wait.
    signIn.reset();
  };
  return (
    <EntryFrame title="Admin Access" text="For the people who run TrueSwing.">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {asksForCode ? (
          <CodeField takesFocus value={code} onChange={change(setCode)} />
        ) : (
          <>
            <TextField
              label="Admin name"
              hint="Leave it empty if you use the shared password."
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              value={name}
              onChange={(event) => change(setName)(event.target.value)}
            />
            <PasswordField
              label="Admin password"
              autoComplete="current-password"
              maxLength={200}
              value={password}
              onChange={(event) => change(setPassword)(event.target.value)}
            />
          </>
        )}
        {signIn.error && codeOf(signIn.error) !== 'admin-code-needed' && (
          <ErrorNote requestId={requestIdOf(signIn.error)}>
            {sentenceOf(signIn.error, 'Failed to authenticate. Please try again.')}
          </ErrorNote>
        )}
        <SubmitButton call={signIn} isEmpty={asksForCode ? code === '' : password === ''}>
          {signIn.isPending ? 'Authenticating...' : 'Access Admin Panel'}
        </SubmitButton>
      </form>
      {asksForCode && (
        <Button
          kind="quiet"
          onClick={() => {
            showPassword();
            signIn.reset();
          }}
        >
          Back to the Password
        </Button>
      )}
      <ButtonLink kind="quiet" to={paths.home}>
        Back to Home
      </ButtonLink>
    </EntryFrame>
  );
}

const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.body?.code : undefined);
