import { passwordMinLength } from '@trueswing/contracts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../api/http-client.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Contours } from '../../ui/contours.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
import { TextField } from '../../ui/field.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useSignIn } from './accounts.queries.ts';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

export default function SignInPage() {
  const [isNew, setIsNew] = useState(false);
  const signIn = useSignIn();
  const navigate = useNavigate();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { email: text(form, 'email'), password: text(form, 'password') };
    const names = { firstName: text(form, 'firstName'), lastName: text(form, 'lastName') };
    signIn.mutate(isNew ? { ...credentials, ...names } : credentials, { onSuccess: () => navigate(paths.home) });
  };

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[428px] flex-col bg-paper">
      <header className="relative overflow-hidden bg-turf px-6 pt-[calc(2.5rem+env(safe-area-inset-top))] pb-20 text-on-turf">
        <Contours />
        <div className="relative">
          <Logo />
          <h1 className="mt-10 text-4xl">{isNew ? 'Create your account' : 'Welcome to TrueSwing'}</h1>
          <p className="mt-3 text-lg text-on-turf/90">AI-powered mobility for a stronger, smarter swing.</p>
        </div>
      </header>
      <form
        onSubmit={submit}
        className="relative z-10 mx-4 -mt-12 mb-10 flex flex-col gap-4 rounded-card border border-line bg-card p-5 shadow-card"
      >
        {isNew && (
          <div className="grid grid-cols-2 gap-3">
            <TextField label="First name" name="firstName" autoComplete="given-name" required maxLength={60} />
            <TextField label="Last name" name="lastName" autoComplete="family-name" maxLength={60} />
          </div>
        )}
        <TextField label="E-mail" name="email" type="email" autoComplete="email" inputMode="email" required />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
          {...(isNew && { minLength: passwordMinLength, hint: `At least ${passwordMinLength} characters` })}
        />
        {signIn.error && (
          <ErrorNote>{sentenceOf(signIn.error, 'We could not sign you in. Please try again.')}</ErrorNote>
        )}
        <Button type="submit" disabled={signIn.isPending}>
          {isNew ? 'Create account' : 'Sign in'}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            signIn.reset();
            setIsNew(!isNew);
          }}
        >
          {isNew ? 'I have an account' : 'New here? Create an account'}
        </Button>
      </form>
    </main>
  );
}
