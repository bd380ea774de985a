import { errorCatalog, resetPasswordBodySchema } from '@trueswing/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod/mini';
import { ApiError, requestIdOf } from '../../../shared/api/http-client.ts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { EntryFrame } from '../../../shared/entry-frame.tsx';
import { CheckedForm } from '../../../shared/form/checked-form.tsx';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { paths } from '../../../shared/paths.ts';
import { ErrorNote, InfoNote } from '../../../ui/feedback.tsx';
import { NewPasswordField, newPasswordSentence } from '../form/new-password-field.tsx';
import { useResetPassword } from './password.queries.ts';

/** The target of a reset link. Its token is in the fragment, which browsers do not send to the server. */
export default function ResetPasswordPage() {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'));
  const reset = useResetPassword();
  const isOver = token === null || (reset.error instanceof ApiError && reset.error.body?.code === 'reset-link-expired');
  if (reset.data) {
    return (
      <EntryFrame title="Your password is set" text="Sign in with it on your devices.">
        <div role="status">
          <InfoNote>{`Your account is signed out on all devices. This browser is signed in as ${reset.data.email}.`}</InfoNote>
        </div>
        <ButtonLink to={paths.home} replace>
          Back to Home
        </ButtonLink>
      </EntryFrame>
    );
  }
  if (reset.isSuccess) {
    return (
      <EntryFrame title="Your password is set" text="Sign in with it on this device and on all others.">
        <div role="status">
          <InfoNote>You are signed out everywhere.</InfoNote>
        </div>
        <ButtonLink to={paths.signIn} replace>
          Sign in
        </ButtonLink>
      </EntryFrame>
    );
  }
  if (isOver) {
    return (
      <EntryFrame title="This link has ended" text="A link works once, and for one hour.">
        <ErrorNote requestId={requestIdOf(reset.error)}>{errorCatalog['reset-link-expired'].message}</ErrorNote>
        <ButtonLink to={paths.forgotPassword}>Ask for a new link</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title="Set a new password" text="This signs you out on all devices.">
      <ResetForm token={token} reset={reset} />
    </EntryFrame>
  );
}

function ResetForm({ token, reset }: { token: string; reset: ReturnType<typeof useResetPassword> }) {
  const form = useCheckedForm(z.omit(resetPasswordBodySchema, { token: true }), { newPassword: newPasswordSentence });
  return (
    <CheckedForm
      form={form}
      onBody={(body) => reset.mutate({ token, ...body })}
      call={reset}
      failure="We could not set your password. Please try again."
      submit="Set password"
    >
      <NewPasswordField label="New password" {...form.field('newPassword')} />
    </CheckedForm>
  );
}
