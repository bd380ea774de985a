import type { SwingAnalysis } from '@trueswing/contracts';
import type { Stature } from '@trueswing/domain';
import { ChevronRight, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Contours } from '../../../ui/pictures/contours.tsx';
import { swingEventLabels } from '../player/controls/swing-event-labels.ts';
import { useFilmControl } from '../player/film-control.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { momentOfVerdict } from './moment-of-verdict.ts';
import { verdictOf } from './verdict-of.ts';
import { VerdictSheet } from './verdict-sheet.tsx';

interface VerdictStripProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
  stature: Stature | null;
}

/** The one thing to do next, in a sentence, and a button to what helps. Both show the moment of the film that it is about. */
export function VerdictStrip({ analysis, details, stature }: VerdictStripProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { showEvent } = useFilmControl();
  const verdict = verdictOf(analysis, details, stature);
  const moment = momentOfVerdict(verdict, analysis, details);
  const showMoment = () => moment && showEvent(moment.event, moment.view);
  return (
    <section
      aria-labelledby="next-step"
      className="relative overflow-hidden rounded-card bg-turf px-4 pt-3 pb-4 text-on-turf"
    >
      <Contours />
      <div className="relative">
        <h2 id="next-step" className="eyebrow text-flag">
          Your next step
        </h2>
        <p className="mt-0.5 text-lg leading-snug font-semibold">{verdict.sentence}</p>
        <p className="mt-1 text-sm leading-snug">{verdict.detail}</p>
        {moment && (
          // It covers the text, so that a tap anywhere on it shows the film.
          <button
            type="button"
            aria-label={`See your step in the film: ${swingEventLabels[moment.event]}`}
            onClick={showMoment}
            className="absolute inset-0 flex items-start justify-end rounded-lg"
          >
            <span className="flex items-center gap-1 text-sm leading-4 font-semibold">
              <Play aria-hidden className="size-3 fill-current" />
              {swingEventLabels[moment.event]}
            </span>
          </button>
        )}
      </div>
      <Button
        kind="flag"
        className="relative mt-2.5 w-full"
        onClick={() => {
          showMoment();
          setIsOpen(true);
        }}
      >
        {verdict.kind === 'film' ? 'How to film it' : 'See what helps'}
        <ChevronRight aria-hidden className="size-5" />
      </Button>
      {isOpen && (
        <VerdictSheet verdict={verdict} analysis={analysis} details={details} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}
