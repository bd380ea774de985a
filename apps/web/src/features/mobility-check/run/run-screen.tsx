import { checkParts } from '@trueswing/domain';
import { Pause, Play, RotateCcw, SkipForward, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useKeepAwake } from '../../../shared/use-keep-awake.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/feedback.tsx';
import { isComplete, type PartResults } from './check-run.ts';
import { PartResultCard } from './part-result.tsx';
import { TurnFigure } from './turn-figure.tsx';
import { useCheckRun } from './use-check-run.ts';

interface RunScreenProps {
  /** Parts that are done already, after an interruption. */
  results: PartResults;
  onPart(results: PartResults): void;
  onFinish(results: PartResults): void;
}

/** The running check: one sentence in large letters, the posture from above, and how far it is. */
export function RunScreen({ results, onPart, onFinish }: RunScreenProps) {
  const [isSilent, setIsSilent] = useState(false);
  const { run, part, act } = useCheckRun(results, isSilent);
  useKeepAwake(true);
  useEffect(() => onPart(run.results), [run.results, onPart]);
  useEffect(() => {
    if (run.status === 'finished') onFinish(run.results);
  }, [run.status, run.results, onFinish]);

  // The button that was pressed is gone on the next screen, and the focus with it.
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = `${part.name} ${run.status === 'between'}`;
  useEffect(() => {
    if (screen) heading.current?.focus({ preventScroll: true });
  }, [screen]);

  const step = part.steps[run.step];
  const done = (Math.max(run.step, 0) + (run.status === 'between' ? 1 : 0)) / part.steps.length;
  const result = run.results[part.name];
  return (
    <section aria-labelledby="part-title" className="flex min-h-[calc(100dvh-13.5rem)] flex-col gap-3">
      <header className="flex items-center justify-between gap-3">
        <h2 ref={heading} id="part-title" tabIndex={-1} className="text-xl outline-none">
          {part.title}
          <span className="ml-2 text-base font-normal text-muted">
            {run.part + 1} of {checkParts.length}
          </span>
        </h2>
        <Button kind="quiet" size="small" onClick={() => setIsSilent(!isSilent)} aria-pressed={isSilent}>
          {isSilent ? <VolumeX aria-hidden className="size-6" /> : <Volume2 aria-hidden className="size-6" />}
          {isSilent ? 'Sound is off' : 'Sound is on'}
        </Button>
      </header>
      <ProgressBar share={run.status === 'between' ? 1 : done} label={`${part.title}, progress`} />
      {run.status === 'between' && result ? (
        <>
          <PartResultCard part={part.name} result={result} />
          <Actions>
            <Button onClick={() => act({ do: 'go-on' })}>
              {isComplete(run.results) ? 'Show my result' : 'Next part'}
            </Button>
            <Button kind="outline" onClick={() => act({ do: 'repeat' })}>
              <RotateCcw aria-hidden className="size-5" />
              Measure again
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <div className="mx-auto w-full max-w-56">
            <TurnFigure part={part.name} pose={step?.pose ?? 'center'} />
          </div>
          <p aria-live="assertive" className="min-h-24 text-center text-3xl font-bold text-balance">
            {run.status === 'paused' ? 'Paused. This part starts again.' : (step?.say ?? part.prepare)}
          </p>
          <Actions>
            {run.status === 'paused' ? (
              <Button onClick={() => act({ do: 'repeat' })}>
                <Play aria-hidden className="size-5" />
                Go on
              </Button>
            ) : (
              <Button onClick={() => act({ do: 'pause' })}>
                <Pause aria-hidden className="size-5" />
                Pause
              </Button>
            )}
            <Button kind="outline" onClick={() => act({ do: 'skip' })}>
              <SkipForward aria-hidden className="size-5" />
              Skip this part
            </Button>
          </Actions>
        </>
      )}
    </section>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-auto flex flex-col gap-3">{children}</div>
);
