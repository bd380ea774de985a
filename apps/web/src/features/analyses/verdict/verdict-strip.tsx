import type { SwingAnalysis } from '@trueswing/contracts';
import type { Stature } from '@trueswing/swing';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Contours } from '../../../ui/pictures/contours.tsx';
import { swingEventLabels } from '../player/controls/swing-event-labels.ts';
import { useVideoControl } from '../player/video-control.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { momentOfVerdict } from './moment-of-verdict.ts';
import { useVerdict } from './use-verdict.ts';
import { VerdictSheet } from './verdict-sheet.tsx';

interface VerdictStripProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
  stature: Stature | null;
  title?: string | undefined;
}

const buttonTexts = { body: 'See what helps', flight: 'See what helps', open: 'Show me how', film: 'How to film it' };

/** The one thing to do next, how to try it, and buttons to its moment in the video and to what helps. */
export function VerdictStrip({ analysis, details, stature, title = 'Your next step' }: VerdictStripProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { showEvent } = useVideoControl();
  const verdict = useVerdict(analysis, details, stature);
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
          {title}
        </h2>
        <p className="mt-0.5 text-lg leading-snug font-semibold">{verdict.sentence}</p>
        {verdict.kind === 'open' && <p className="mt-0.5 leading-snug">{verdict.detail}</p>}
        {verdict.note && <p className="mt-1 text-sm leading-snug">{verdict.note}</p>}
        <p className="mt-1 text-sm leading-snug" data-testid="tip">
          <strong>{verdict.kind === 'open' ? 'Do next:' : 'Try it:'}</strong> {verdict.tip}
        </p>
      </div>
      <div className="relative mt-2.5 flex gap-2">
        {moment && (
          <button
            type="button"
            onClick={showMoment}
            className="flex min-h-12 items-center gap-1.5 rounded-control border-2 border-on-turf px-3 text-sm font-semibold whitespace-nowrap hover:bg-on-turf/10"
          >
            <Play aria-hidden className="size-3.5 shrink-0 fill-current" />
            {`Show ${swingEventLabels[moment.event].toLowerCase()}`}
          </button>
        )}
        <Button
          kind="flag"
          className="grow px-3! whitespace-nowrap"
          onClick={() => {
            showMoment();
            setIsOpen(true);
          }}
        >
          {buttonTexts[verdict.kind]}
        </Button>
      </div>
      {isOpen && (
        <VerdictSheet verdict={verdict} analysis={analysis} details={details} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}
