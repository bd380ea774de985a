import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnalysisStatus } from '@trueswing/contracts';
import { loadingStepOf, loadingSteps } from '@trueswing/domain';
import { Check, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ApiError, isRefusal } from '../../../shared/api/http-client.ts';
import { paths } from '../../../shared/paths.ts';
import { refreshAfterAnalysis } from '../../../shared/refresh-after-analysis.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { Card } from '../../../ui/card.tsx';
import { Contours } from '../../../ui/pictures/contours.tsx';
import { SwingArc } from '../../../ui/pictures/swing-arc.tsx';
import { analysesQuery, analysisStatusQuery } from '../analyses.queries.ts';
import { FailureCard } from './failure-card.tsx';
import { expectedLoadingS, loadingProgress, loadingTimeoutS } from './loading-progress.ts';
import { useHasFreshAnswer } from './use-has-fresh-answer.ts';
import { useStillSeconds } from './use-still-seconds.ts';
import { useWorkSeconds } from './use-work-seconds.ts';

const showCompleteMs = 1_000;
/** After the first data: the results then open even if the analysis never reports its end. */
const showDataMs = 30_000;

export default function AnalysisLoadingPage() {
  const { id } = useParams();
  return id ? <AnalysisLoading id={id} /> : <Navigate to={paths.upload()} replace />;
}

function AnalysisLoading({ id }: { id: string }) {
  const { data: status, error, dataUpdatedAt, errorUpdatedAt, isPaused } = useQuery(analysisStatusQuery(id));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const elapsedS = useWorkSeconds(status?.startedAt);
  const isFresh = useHasFreshAnswer(Math.max(dataUpdatedAt, errorUpdatedAt));
  const stillS = useStillSeconds(isPaused ? 'paused' : progressMark(status, dataUpdatedAt), isFresh);
  const queuedS = useStillSeconds(status?.status ?? 'no answer yet');
  const isComplete = status?.isComplete === true && !status.hasError;

  const hasData = !status?.hasError && Boolean(status?.technicalDetails ?? status?.mobilityAnalysis);

  useEffect(() => {
    if (isComplete) void queryClient.invalidateQueries({ queryKey: analysesQuery.queryKey });
  }, [isComplete, queryClient]);
  const isFailed = status?.hasError === true;
  useEffect(() => {
    // It returns its upload.
    if (isFailed) refreshAfterAnalysis(queryClient);
  }, [isFailed, queryClient]);
  const showAfterMs = isComplete ? showCompleteMs : hasData ? showDataMs : null;
  useEffect(() => {
    if (showAfterMs === null) return;
    const timer = setTimeout(() => {
      // The points that the swing has earned.
      void queryClient.invalidateQueries(currentUserQuery);
      navigate(paths.analysis(id), { replace: true });
    }, showAfterMs);
    return () => clearTimeout(timer);
  }, [showAfterMs, id, navigate, queryClient]);

  const hasFailed = isFailed || isRefusal(error);
  if (hasFailed || (!isComplete && !hasData && !isPaused && stillS > loadingTimeoutS)) {
    return <FailureCard id={id} details={status?.technicalDetails ?? null} error={error} hasFailed={hasFailed} />;
  }

  const share = loadingProgress({ elapsedS, realProgress: status?.progress ?? 0, isComplete });
  const isQueued = !status || status.status === 'queued';
  const current = isComplete ? loadingSteps.length : loadingStepOf(status?.stage ?? 'queued');
  return (
    <div className="flex flex-col gap-5">
      <section className="relative -mx-4 -mt-3 overflow-hidden bg-turf px-5 pt-6 pb-8 text-center text-on-turf">
        <Contours />
        <div className="relative flex flex-col gap-5">
          <h1 className="text-2xl">Analyzing Your Swing</h1>
          <SwingArc share={isQueued ? 0 : share} label="Analysis" />
          <p role="status" className="min-h-[2lh]">
            {describeWork({ trouble: isPaused ? 'connection' : troubleOf(error), isQueued, queuedS, elapsedS })}
          </p>
        </div>
      </section>
      <Card>
        <ol className="flex flex-col gap-1">
          {loadingSteps.map(({ text }, index) => (
            <Step key={text} number={index + 1} text={text} state={stepState(index, current)} />
          ))}
        </ol>
      </Card>
    </div>
  );
}

/** Changes with every sign of progress: a stage, a share of the work, a heartbeat; in the queue, an answer of the server. */
function progressMark(status: AnalysisStatus | undefined, answeredAtMs: number): string {
  if (!status) return 'no answer yet';
  const { stage, progress, startedAt, leaseUntil } = status;
  return status.status === 'queued' ? `queued ${answeredAtMs}` : [startedAt, stage, progress, leaseUntil].join(' ');
}

/** The queue is usually empty; after this a golfer should know that it is not, or that no worker runs. */
const longQueueS = 45;

interface Work {
  trouble: 'connection' | 'server' | null;
  isQueued: boolean;
  /** Since this device has seen it wait. */
  queuedS: number;
  elapsedS: number;
}

function describeWork({ trouble, isQueued, queuedS, elapsedS }: Work): string {
  if (trouble === 'connection') return 'We lost the connection. Your analysis goes on, and we keep asking.';
  if (trouble === 'server') return 'Our server has trouble right now. Your video is safe, and we keep asking.';
  if (isQueued && queuedS > longQueueS)
    return 'This takes longer than usual. Your video is safe. You can leave and look under Analysis later.';
  if (isQueued) return 'Your video is safe and next in line. Usually up to 30 seconds, longer for a long video.';
  if (elapsedS > expectedLoadingS)
    return 'Still working. Your swing takes a little longer. You can leave and come back.';
  return 'This usually takes up to 30 seconds, and longer for a long video.';
}

const troubleOf = (error: Error | null): Work['trouble'] =>
  error === null ? null : error instanceof ApiError ? 'server' : 'connection';

type StepState = 'done' | 'current' | 'ahead';
const stepState = (step: number, current: number): StepState =>
  step < current ? 'done' : step === current ? 'current' : 'ahead';

function Step({ number, text, state }: { number: number; text: string; state: StepState }) {
  const disc = {
    done: 'bg-fairway text-on-fairway',
    current: 'bg-flag text-on-flag',
    ahead: 'bg-line text-muted',
  }[state];
  return (
    <li
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className="flex min-h-12 items-center gap-3"
    >
      <span aria-hidden className={`grid size-8 place-items-center rounded-full ${disc}`}>
        {state === 'ahead' && <span className="numeral text-sm">{number}</span>}
        {state === 'done' && <Check className="size-5" />}
        {state === 'current' && <LoaderCircle className="size-5 animate-spin" />}
      </span>
      <span className={state === 'ahead' ? 'text-muted' : 'font-semibold'}>{text}</span>
    </li>
  );
}
