import { OnboardingScreen } from '../features/onboarding/onboarding-screen.tsx';
import { TurfPage } from '../ui/pictures/turf-page.tsx';

/** The introduction. A device that has shown it gets the ground of the welcome (before-paint.js marks it). */
export const VisitorFirstPaint = () => (
  <>
    <div className="in-data-onboarded:hidden">
      <OnboardingScreen onDone={() => undefined} />
    </div>
    <div className="not-in-data-onboarded:hidden">
      <TurfPage />
    </div>
  </>
);
