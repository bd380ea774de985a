import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { TurfPage } from '../../ui/pictures/turf-page.tsx';
import { type GolfQuote, golfQuotes } from './golf-quotes.ts';
import { PuttProgress } from './putt-progress.tsx';
import { useWelcomeProgress } from './use-welcome-progress.ts';

const pickQuote = () => golfQuotes[Math.floor(Math.random() * golfQuotes.length)] as GolfQuote;

/** A quote and the progress; then the Get Started button. */
export function WelcomeScreen({ onGetStarted }: { onGetStarted(): void }) {
  const [quote] = useState(pickQuote);
  const { percent, isOver } = useWelcomeProgress();
  return (
    <TurfPage>
      <header className="flex flex-col gap-6">
        <Logo />
        <h1 className="text-2xl short:text-lg">AI-powered mobility for a stronger, smarter swing.</h1>
      </header>
      <figure className="flex grow flex-col justify-center gap-5 py-10 short:gap-3 short:py-4">
        <span aria-hidden className="numeral -mb-14 text-[6rem] text-flag">
          “
        </span>
        <blockquote
          className={`font-semibold text-pretty ${quote.text.length > 110 ? 'text-2xl short:text-lg' : 'text-3xl'}`}
        >
          {quote.text}
        </blockquote>
        <figcaption className="flex items-center gap-3 text-lg">
          <span aria-hidden className="h-0.5 w-8 bg-flag" />
          {quote.author}
        </figcaption>
      </figure>
      {/* The button replaces the progress in the same space, so that nothing moves. */}
      <div className="grid h-20 items-end" aria-live="polite">
        {isOver ? (
          <Button kind="flag" className="min-h-16 w-full animate-rise text-xl" onClick={onGetStarted}>
            Get Started
          </Button>
        ) : (
          <PuttProgress percent={percent} />
        )}
      </div>
      <Link
        to={paths.sample}
        className="mt-3 -mb-4 inline-flex min-h-12 items-center justify-center font-semibold underline underline-offset-4"
      >
        See a sample analysis
      </Link>
    </TurfPage>
  );
}
