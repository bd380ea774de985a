import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { TurfPage } from '../../ui/pictures/turf-page.tsx';
import { rememberOnboarded } from './onboarded.ts';
import { onboardingPanes } from './onboarding-panes.ts';
import { useSwipe } from './use-swipe.ts';

const last = onboardingPanes.length - 1;

/** Three panes for the first visit. Button, swipe and arrow keys change the pane; Escape skips them. */
export function OnboardingScreen({ onDone }: { onDone(): void }) {
  const [shown, setShown] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const turnTo = (pane: number) => {
    if (pane > last) onDone();
    else setShown(Math.max(pane, 0));
  };
  const swipe = useSwipe({ onLeft: () => setShown(Math.min(shown + 1, last)), onRight: () => turnTo(shown - 1) });

  const onKey = useEffectEvent((key: string) => {
    if (key === 'ArrowRight') setShown(Math.min(shown + 1, last));
    if (key === 'ArrowLeft') turnTo(shown - 1);
    if (key === 'Escape') onDone();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event.key);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  // Focuses the title of a new pane, so that it is announced; the first one is announced with the page.
  useEffect(() => {
    if (shown > 0 || title.current?.dataset.seen) title.current?.focus();
    if (title.current) title.current.dataset.seen = 'yes';
  }, [shown]);

  const pane = onboardingPanes[shown];
  if (!pane) return null;
  return (
    <TurfPage {...swipe} className="touch-pan-y select-none">
      <header className="flex items-center justify-between">
        <Logo />
        <button
          type="button"
          onClick={onDone}
          className="-mr-4 min-h-12 rounded-control px-4 font-semibold hover:bg-on-turf/10"
        >
          Skip
        </button>
      </header>
      {/* The first pane is there without a script, and does not fade in when the script takes over. */}
      <div key={shown} className={`flex grow flex-col pt-4 ${shown === 0 ? '' : 'animate-appear'}`}>
        {/* Takes the remaining height, so that the button is visible without scrolling. */}
        <div className="h-[35dvh] min-h-40 grow">
          <pane.Picture />
        </div>
        <h1 ref={title} tabIndex={-1} className="mt-6 text-3xl outline-none">
          {pane.title}
        </h1>
        {/* Three lines each, so that the buttons do not move. */}
        <p className="mt-3 min-h-[5.4rem] text-lg">{pane.text}</p>
      </div>
      <div className="mt-6 flex items-center justify-between gap-4">
        <Steps shown={shown} />
        <Button kind="flag" className="min-h-14 min-w-40 text-lg" onClick={() => turnTo(shown + 1)}>
          {shown === last ? 'Start' : 'Next'}
        </Button>
      </div>
      {/* Takes its space on every pane, so that the button does not move. */}
      <div className="mt-3 -mb-4 flex min-h-12 justify-center">
        {shown === last && (
          <Link
            to={paths.sample}
            onClick={rememberOnboarded}
            className="inline-flex min-h-12 items-center px-4 font-semibold underline underline-offset-4"
          >
            See a sample analysis
          </Link>
        )}
      </div>
    </TurfPage>
  );
}

function Steps({ shown }: { shown: number }) {
  return (
    <p className="flex items-center gap-2">
      <span className="sr-only">{`Step ${shown + 1} of ${onboardingPanes.length}`}</span>
      {onboardingPanes.map(({ title }, index) => (
        <span
          key={title}
          aria-hidden
          className={`h-2.5 rounded-full transition-all ${index === shown ? 'w-8 bg-flag' : 'w-2.5 bg-on-turf/40'}`}
        />
      ))}
    </p>
  );
}
