import { useState } from 'react';
import { EntryFrame } from '../../../shared/entry-frame.tsx';
import { wantsAccount } from '../../../shared/session/first-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInScreen() {
  const [isNew, setIsNew] = useState(wantsAccount);
  return (
    <EntryFrame
      title={isNew ? 'Create your account' : 'Welcome to TrueSwing'}
      text="AI-powered mobility for a stronger, smarter swing."
    >
      <ProviderSignIn />
      {isNew ? <RegisterForm /> : <SignInForm />}
      <Button kind="quiet" onClick={() => setIsNew(!isNew)}>
        {isNew ? 'I have an account' : 'New here? Create an account'}
      </Button>
    </EntryFrame>
  );
}
