import { useState } from 'react';
import { isOnboarded, rememberOnboarded } from '../../../features/onboarding/onboarded.ts';
import { OnboardingScreen } from '../../../features/onboarding/onboarding-screen.tsx';
import { WelcomeScreen } from '../../../features/welcome/welcome-screen.tsx';
import { paths } from '../../../shared/paths.ts';
import { beginSignIn } from '../../../shared/session/first-sign-in.ts';

/** The screen of a visitor at `/`: the introduction on the first visit of this device, else the welcome. */
export default function VisitorPage() {
  const [isNew, setIsNew] = useState(() => !isOnboarded());
  const getStarted = () => {
    beginSignIn();
    window.location.assign(paths.login);
  };
  if (!isNew) return <WelcomeScreen onGetStarted={getStarted} />;
  return (
    <OnboardingScreen
      onDone={() => {
        rememberOnboarded();
        setIsNew(false);
      }}
    />
  );
}
