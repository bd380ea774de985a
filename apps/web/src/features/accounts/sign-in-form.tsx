import { signInBodySchema } from '@trueswing/contracts';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { ApiError, requestIdOf, sentenceOf } from '../../api/http-client.ts';
import { paths } from '../../app/paths.ts';
import { ErrorNote } from '../../ui/feedback.tsx';
import { TextField } from '../../ui/field.tsx';
import { useSignIn } from './accounts.queries.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useCheckedForm } from './use-checked-form.ts';

const filledIn = signInBodySchema.extend({ password: z.string().min(1).max(200) });
const sentences = { email: 'Please enter your e-mail address.', password: 'Please enter your password.' };

export function SignInForm() {
  const navigate = useNavigate();
  const signIn = useSignIn(() => navigate(paths.home, { replace: true }));
  const form = useCheckedForm(filledIn, sentences);
  const password = useRef<HTMLInputElement>(null);
  const askAgain = (error: Error) => {
    if (!(error instanceof ApiError && error.body?.code === 'wrong-credentials')) return;
    password.current?.focus();
    password.current?.select();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onChange={form.forget}
      onSubmit={(event) => {
        const credentials = form.read(event);
        if (credentials) signIn.mutate(credentials, { onError: askAgain });
      }}
    >
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={form.errors.email}
      />
      <PasswordField
        ref={password}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={form.errors.password}
      />
      {signIn.error && (
        <ErrorNote requestId={requestIdOf(signIn.error)}>
          {sentenceOf(signIn.error, 'We could not sign you in. Please try again.')}
        </ErrorNote>
      )}
      <SubmitButton call={signIn}>Sign in</SubmitButton>
      <Link
        to={paths.forgotPassword}
        className="inline-flex min-h-tap items-center justify-center self-center px-3 font-semibold text-fairway underline underline-offset-4"
      >
        Forgot your password?
      </Link>
    </form>
  );
}
