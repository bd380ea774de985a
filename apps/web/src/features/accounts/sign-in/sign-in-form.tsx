import { signInBodySchema } from '@trueswing/contracts';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod/mini';
import { ApiError } from '../../../shared/api/http-client.ts';
import { CheckedForm } from '../../../shared/form/checked-form.tsx';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { paths } from '../../../shared/paths.ts';
import { EmailField, emailSentence } from '../form/email-field.tsx';
import { useSignIn } from './sign-in.queries.ts';

/** The contract allows an empty password, which is not worth a call. */
const credentialsSchema = z.extend(signInBodySchema, {
  password: signInBodySchema.shape.password.check(z.minLength(1)),
});
const sentences = { email: emailSentence, password: 'Please enter your password.' };

export function SignInForm() {
  const navigate = useNavigate();
  const signIn = useSignIn(() => navigate(paths.home, { replace: true }));
  const form = useCheckedForm(credentialsSchema, sentences);
  const askAgain = (error: Error) => {
    if (!(error instanceof ApiError && error.body?.code === 'wrong-credentials')) return;
    form.setFocus('password', { shouldSelect: true });
  };
  return (
    <div className="flex flex-col gap-4">
      <CheckedForm
        form={form}
        onBody={(credentials) => signIn.mutate(credentials, { onError: askAgain })}
        call={signIn}
        failure="We could not sign you in. Please try again."
        submit="Sign in"
      >
        <EmailField autoComplete="username" {...form.field('email')} />
        <PasswordField label="Password" autoComplete="current-password" required {...form.field('password')} />
      </CheckedForm>
      <Link
        to={paths.forgotPassword}
        className="inline-flex min-h-tap items-center justify-center self-center px-3 font-semibold text-fairway underline underline-offset-4"
      >
        Forgot your password?
      </Link>
    </div>
  );
}
