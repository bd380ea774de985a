import { passwordMinLength, registerBodySchema } from '@trueswing/contracts';
import { useNavigate } from 'react-router';
import { requestIdOf, sentenceOf } from '../../api/http-client.ts';
import { paths } from '../../app/paths.ts';
import { ErrorNote } from '../../ui/feedback.tsx';
import { TextField } from '../../ui/field.tsx';
import { useSignIn } from './accounts.queries.ts';
import { newPasswordSentence } from './new-password-sentence.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useCheckedForm } from './use-checked-form.ts';

const sentences = {
  firstName: 'Please enter your first name.',
  lastName: 'Please leave out special signs.',
  email: 'Please enter your e-mail address.',
  password: newPasswordSentence,
};

export function RegisterForm() {
  const navigate = useNavigate();
  const register = useSignIn(() => navigate(paths.home, { replace: true }));
  const form = useCheckedForm(registerBodySchema, sentences);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onChange={form.forget}
      onSubmit={(event) => {
        const registration = form.read(event);
        if (registration) register.mutate(registration);
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={60}
          error={form.errors.firstName}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          maxLength={60}
          error={form.errors.lastName}
        />
      </div>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        error={form.errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        hint={`At least ${passwordMinLength} characters`}
        error={form.errors.password}
      />
      {register.error && (
        <ErrorNote requestId={requestIdOf(register.error)}>
          {sentenceOf(register.error, 'We could not create your account. Please try again.')}
        </ErrorNote>
      )}
      <SubmitButton call={register}>Create account</SubmitButton>
    </form>
  );
}
