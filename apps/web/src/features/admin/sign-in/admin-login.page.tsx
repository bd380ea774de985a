import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { EntryFrame } from '../../../shared/entry-frame.tsx';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import { paths } from '../../../shared/paths.ts';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { useAdminLogin } from './admin-sign-in.queries.ts';

/** Where an admin signs in, and where the admin panel leads when the session is over. */
export default function AdminLoginPage() {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const signIn = useAdminLogin(() => navigate(paths.admin, { replace: true }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate(password);
  };
  return (
    <EntryFrame title="Admin Access" text="For the people who run TrueSwing.">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <PasswordField
          label="Admin password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {signIn.error && (
          <ErrorNote requestId={requestIdOf(signIn.error)}>
            {sentenceOf(signIn.error, 'Failed to authenticate. Please try again.')}
          </ErrorNote>
        )}
        <SubmitButton call={signIn} isEmpty={password === ''}>
          {signIn.isPending ? 'Authenticating...' : 'Access Admin Panel'}
        </SubmitButton>
      </form>
      <ButtonLink kind="quiet" to={paths.home}>
        Back to Home
      </ButtonLink>
    </EntryFrame>
  );
}
