import { lazy, Suspense, useEffect, useState } from 'react';
import { isOnboarded, rememberOnboarded } from '../../../features/onboarding/onboarded.ts';
import { OnboardingScreen } from '../../../features/onboarding/onboarding-screen.tsx';
import { paths } from '../../../shared/paths.ts';
import { beginSignIn } from '../../../shared/session/first-sign-in.ts';
import { TurfPage } from '../../../ui/pictures/turf-page.tsx';

// Not part of the first visit, which begins with the introduction.
const loadWelcome = () => import('../../../features/welcome/welcome-screen.tsx');
const WelcomeScreen = lazy(async () => ({ default: (await loadWelcome()).WelcomeScreen }));
if (isOnboarded()) loadWelcome().catch(() => undefined);

/** The screen of a visitor at `/`: the introduction on the first visit of this device, else the welcome. */
export default function VisitorPage() {
  const [isNew, setIsNew] = useState(() => !isOnboarded());
  const getStarted = () => {
    beginSignIn();
    window.location.assign(paths.login);
  };
  // While the introduction is read, so that the welcome opens without a connection too.
  useEffect(() => void loadWelcome().catch(() => undefined), []);
  if (!isNew) {
    return (
      <Suspense fallback={<TurfPage />}>
        <WelcomeScreen onGetStarted={getStarted} />
      </Suspense>
    );
  }
  return (
    <OnboardingScreen
      onDone={() => {
        rememberOnboarded();
        setIsNew(false);
      }}
    />
  );
}
