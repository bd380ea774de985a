import { forgotPasswordBodySchema } from '@trueswing/contracts';
import { MailCheck } from 'lucide-react';
import { ApiError, requestIdOf, sentenceOf } from '../../api/http-client.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorNote, Notice } from '../../ui/feedback.tsx';
import { TextField } from '../../ui/field.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { useForgotPassword } from './password.queries.ts';
import { SubmitButton } from './submit-button.tsx';
import { useCheckedForm } from './use-checked-form.ts';

export default function ForgotPasswordPage() {
  const ask = useForgotPassword();
  const isWithoutMail = ask.error instanceof ApiError && ask.error.body?.code === 'no-mail';
  return (
    <EntryFrame title="Forgot your password?" text="We send you a link with which you set a new one.">
      {ask.isSuccess ? (
        <div role="status">
          <EmptyState icon={<MailCheck className="size-7" />} title="Check your e-mail">
            If there is an account with {ask.variables.email}, a link is on its way. It is good for one hour. Look into
            your spam folder too.
          </EmptyState>
        </div>
      ) : isWithoutMail ? (
        <div role="alert">
          <Notice kind="care">
            {sentenceOf(ask.error, '')} An admin makes the link for you; it is good for one hour.
          </Notice>
        </div>
      ) : (
        <AskForm ask={ask} />
      )}
      <ButtonLink kind={ask.isSuccess || isWithoutMail ? 'primary' : 'quiet'} to={paths.signIn}>
        Back to Sign In
      </ButtonLink>
    </EntryFrame>
  );
}

function AskForm({ ask }: { ask: ReturnType<typeof useForgotPassword> }) {
  const form = useCheckedForm(forgotPasswordBodySchema, { email: 'Please enter your e-mail address.' });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onChange={form.forget}
      onSubmit={(event) => {
        const body = form.read(event);
        if (body) ask.mutate(body);
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
      {ask.error && (
        <ErrorNote requestId={requestIdOf(ask.error)}>
          {sentenceOf(ask.error, 'We could not send the link. Please try again.')}
        </ErrorNote>
      )}
      <SubmitButton call={ask}>Send link</SubmitButton>
    </form>
  );
}
