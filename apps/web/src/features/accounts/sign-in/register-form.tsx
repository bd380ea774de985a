import { registerBodySchema } from '@trueswing/contracts';
import { MailCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { CheckedForm } from '../../../shared/form/checked-form.tsx';
import { cleanNames } from '../../../shared/form/clean-names.ts';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { paths } from '../../../shared/paths.ts';
import { EmptyState } from '../../../ui/feedback.tsx';
import { TextField } from '../../../ui/field.tsx';
import { EmailField, emailSentence } from '../form/email-field.tsx';
import { NewPasswordField, newPasswordSentence } from '../form/new-password-field.tsx';
import { useRegister } from './sign-in.queries.ts';

const bodySchema = cleanNames(registerBodySchema, ['firstName', 'lastName']);
const sentences = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter at most 60 characters.',
  email: emailSentence,
  password: newPasswordSentence,
};

export function RegisterForm() {
  const navigate = useNavigate();
  const register = useRegister(() => navigate(paths.home, { replace: true }));
  const form = useCheckedForm(bodySchema, sentences);
  if (register.data && 'next' in register.data) {
    return (
      <div role="status">
        <EmptyState icon={<MailCheck className="size-7" />} title="Check your e-mail">
          We sent a link to {register.variables.email}. Open it within a day to finish. Check your spam folder too.
        </EmptyState>
      </div>
    );
  }
  return (
    <CheckedForm
      form={form}
      onBody={(registration) => register.mutate(registration)}
      call={register}
      failure="We could not create your account. Please try again."
      submit="Create account"
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField label="First name" autoComplete="given-name" required maxLength={60} {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" maxLength={60} {...form.field('lastName')} />
      </div>
      <EmailField autoComplete="email" {...form.field('email')} />
      <NewPasswordField label="Password" {...form.field('password')} />
    </CheckedForm>
  );
}
