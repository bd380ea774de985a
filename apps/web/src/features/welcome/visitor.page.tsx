import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { isOnboarded, rememberOnboarded } from '../onboarding/onboarded.ts';
import { OnboardingScreen } from '../onboarding/onboarding-screen.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

/** What a visitor finds at `/`: the introduction on the first visit of this device, else the welcome. */
export default function VisitorPage() {
  const [isNew, setIsNew] = useState(() => !isOnboarded());
  if (!isNew) return <WelcomeScreen onGetStarted={() => window.location.assign(paths.login)} />;
  return (
    <OnboardingScreen
      onDone={() => {
        rememberOnboarded();
        setIsNew(false);
      }}
    />
  );
}
