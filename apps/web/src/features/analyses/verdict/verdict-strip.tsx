import type { SwingAnalysis } from '@trueswing/contracts';
import type { Stature } from '@trueswing/domain';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Contours } from '../../../ui/pictures/contours.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { verdictOf } from './verdict-of.ts';
import { VerdictSheet } from './verdict-sheet.tsx';

interface VerdictStripProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
  stature: Stature | null;
}

/** The one thing to do next, in a sentence, and a button to what helps. */
export function VerdictStrip({ analysis, details, stature }: VerdictStripProps) {
  const [isOpen, setIsOpen] = useState(false);
  const verdict = verdictOf(analysis, details, stature);
  return (
    <section
      aria-labelledby="next-step"
      className="relative overflow-hidden rounded-card bg-turf px-4 pt-3 pb-4 text-on-turf"
    >
      <Contours />
      <h2 id="next-step" className="eyebrow relative text-flag">
        Your next step
      </h2>
      <p className="relative mt-0.5 text-lg leading-snug font-semibold">{verdict.sentence}</p>
      <Button kind="flag" className="relative mt-2.5 w-full" onClick={() => setIsOpen(true)}>
        {verdict.kind === 'film' ? 'How to film it' : 'See what helps'}
        <ChevronRight aria-hidden className="size-5" />
      </Button>
      {isOpen && (
        <VerdictSheet verdict={verdict} analysis={analysis} details={details} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}
