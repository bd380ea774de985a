import { confirmRegistrationBodySchema, errorCatalog } from '@trueswing/contracts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod/mini';
import { ApiError, requestIdOf } from '../../../shared/api/http-client.ts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { EntryFrame } from '../../../shared/entry-frame.tsx';
import { CheckedForm } from '../../../shared/form/checked-form.tsx';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { paths } from '../../../shared/paths.ts';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { useConfirmRegistration } from './sign-in.queries.ts';

/** The target of the link that confirms an e-mail. Its token is in the fragment, which browsers do not send to the server. */
export default function ConfirmEmailPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'));
  const confirm = useConfirmRegistration(() => navigate(paths.home, { replace: true }));
  const code = confirm.error instanceof ApiError ? confirm.error.body?.code : undefined;
  if (token === null || code === 'confirmation-link-expired') {
    return (
      <EntryFrame title="This link has ended" text="A link works once, and for one day.">
        <ErrorNote requestId={requestIdOf(confirm.error)}>
          {errorCatalog['confirmation-link-expired'].message}
        </ErrorNote>
        <ButtonLink to={paths.signIn} replace>
          Sign in or create an account
        </ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title="Almost done" text="Enter the password that you chose. Then your account is ready.">
      <ConfirmForm token={token} confirm={confirm} />
    </EntryFrame>
  );
}

function ConfirmForm({ token, confirm }: { token: string; confirm: ReturnType<typeof useConfirmRegistration> }) {
  const schema = z.omit(confirmRegistrationBodySchema, { token: true });
  const form = useCheckedForm(schema, { password: errorCatalog['password-required'].message });
  return (
    <CheckedForm
      form={form}
      onBody={(body) => confirm.mutate({ token, ...body })}
      call={confirm}
      failure="We could not create your account. Please try again."
      submit="Create account"
    >
      <PasswordField label="Password" autoComplete="current-password" required {...form.field('password')} />
    </CheckedForm>
  );
}
