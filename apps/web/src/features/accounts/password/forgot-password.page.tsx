import { forgotPasswordBodySchema } from '@trueswing/contracts';
import { MailCheck } from 'lucide-react';
import { ApiError, sentenceOf } from '../../../shared/api/http-client.ts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { EntryFrame } from '../../../shared/entry-frame.tsx';
import { CheckedForm } from '../../../shared/form/checked-form.tsx';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { paths } from '../../../shared/paths.ts';
import { EmptyState, InfoNote } from '../../../ui/feedback.tsx';
import { EmailField, emailSentence } from '../form/email-field.tsx';
import { useForgotPassword } from './password.queries.ts';

export default function ForgotPasswordPage() {
  const ask = useForgotPassword();
  const isWithoutMail = ask.error instanceof ApiError && ask.error.body?.code === 'mail-not-set-up';
  return (
    <EntryFrame title="Forgot your password?" text="We send you a link to set a new one.">
      {ask.isSuccess ? (
        <div role="status">
          <EmptyState icon={<MailCheck className="size-7" />} title="Check your e-mail">
            If there is an account with {ask.variables.email}, a link is on its way. It works for one hour. Check your
            spam folder too.
          </EmptyState>
        </div>
      ) : isWithoutMail ? (
        <div role="alert">
          <InfoNote kind="care">
            {sentenceOf(ask.error, '')} Our support makes the link for you. It works for one hour.
          </InfoNote>
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
  const form = useCheckedForm(forgotPasswordBodySchema, { email: emailSentence });
  return (
    <CheckedForm
      form={form}
      onBody={(body) => ask.mutate(body)}
      call={ask}
      failure="We could not send the link. Please try again."
      submit="Send link"
    >
      <EmailField autoComplete="username" {...form.field('email')} />
    </CheckedForm>
  );
}
