import type { SwingAnalysis } from '@trueswing/contracts';
import type { Stature } from '@trueswing/swing';
import { Check, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { maxWeaknesses } from '../max-weaknesses.ts';
import { GolferStill } from '../player/video/golfer-still.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { type AssessedFinding, assessSwing } from './assess-swing.ts';
import { EvidenceSheet } from './evidence-sheet.tsx';

interface SwingAssessmentProps {
  analysis: SwingAnalysis;
  /** Null if they could not be parsed: the sentences are shown without their evidence. */
  details: FinishedDetails | null;
  stature: Stature | null;
}

/** Strengths as chips, and at most two things to work on. A tap shows what a sentence rests on. */
export function SwingAssessment({ analysis, details, stature }: SwingAssessmentProps) {
  const [shown, setShown] = useState<AssessedFinding | null>(null);
  if (!details) return <Sentences analysis={analysis} />;
  const { strengths, weaknesses } = assessSwing(analysis, details, stature);
  if (strengths.length + weaknesses.length === 0) return null;
  return (
    <Card title="Swing Assessment" className="flex flex-col gap-3">
      {strengths.length > 0 && (
        <section>
          <h3 className="eyebrow mb-1 text-muted">Strengths</h3>
          <ul className="flex flex-wrap gap-2">
            {strengths.map((finding) => (
              <li key={finding.rule}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => setShown(finding)}
                  className="inline-flex min-h-tap items-center gap-1.5 rounded-full bg-fairway-tint px-3.5 font-semibold text-fairway hover:brightness-95"
                >
                  <Check aria-hidden className="size-4.5 shrink-0" />
                  {finding.title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {weaknesses.length > 0 && (
        <section>
          <h3 className="eyebrow mb-1 text-muted">To work on</h3>
          <ul className="divide-y divide-line">
            {weaknesses.map((finding) => (
              <li key={finding.rule}>
                <WorkOn finding={finding} onOpen={() => setShown(finding)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown && (
        <EvidenceSheet
          title={shown.title}
          onClose={() => setShown(null)}
          moment={shown.moment}
          numbers={shown.numbers}
          means={[shown.sentence, shown.reason].filter((text) => text !== '').join(' ')}
          drill={shown.drill}
          exercises={shown.exercises}
          source={shown.source}
        />
      )}
    </Card>
  );
}

/** A weakness with its frame, what it is, and what to try. */
function WorkOn({ finding, onOpen }: { finding: AssessedFinding; onOpen(): void }) {
  const { title, brief, drill, moment } = finding;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="-mx-2 flex w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-fairway-tint"
    >
      {moment?.stillUrl && (
        <GolferStill
          src={moment.stillUrl}
          video={moment.video}
          event={moment.event}
          ratio={{ widthPx: 56, heightPx: 84 }}
          className="h-21 w-14 shrink-0 rounded-lg bg-line"
        />
      )}
      <span className="min-w-0 grow">
        <span className="flex items-center justify-between gap-2 font-semibold">
          {title}
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
        </span>
        {brief && <span className="block text-sm text-muted">{brief}</span>}
        {drill && (
          <span className="mt-1 block text-sm">
            <span className="font-semibold text-fairway">Try: </span>
            {drill}
          </span>
        )}
      </span>
    </button>
  );
}

function Sentences({ analysis }: { analysis: SwingAnalysis }) {
  const lists = [
    { title: 'Strengths', texts: analysis.swingStrengths },
    { title: 'To work on', texts: analysis.swingWeaknesses.slice(0, maxWeaknesses) },
  ].filter(({ texts }) => texts.length > 0);
  if (lists.length === 0) return null;
  return (
    <Card title="Swing Assessment" className="flex flex-col gap-4">
      {lists.map(({ title, texts }) => (
        <section key={title}>
          <h3 className="eyebrow mb-1 text-muted">{title}</h3>
          <ul className="list-disc space-y-1 pl-5 marker:text-fairway">
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
