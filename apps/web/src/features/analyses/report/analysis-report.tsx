import type { SwingAnalysis } from '@trueswing/contracts';
import type { Stature, SwingFrame } from '@trueswing/swing';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useStature } from '../../../shared/session/use-stature.ts';
import { Card } from '../../../ui/card.tsx';
import { InfoNote } from '../../../ui/feedback.tsx';
import { CorrectMoment } from '../correct/correct-moment.tsx';
import { MobilityDials } from '../dials/mobility-dials.tsx';
import { SwingAssessment } from '../evidence/swing-assessment.tsx';
import { SwingVideos } from '../player/swing-videos.tsx';
import { VideoControlProvider } from '../player/video-control.tsx';
import { showLengths } from '../show-lengths.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { BallTab } from '../tabs/ball/ball-tab.tsx';
import { BodyTab } from '../tabs/body/body-tab.tsx';
import { PostureCard } from '../tabs/body/posture-card.tsx';
import { ProgressTab } from '../tabs/progress/progress-tab.tsx';
import { ReportTabs } from '../tabs/report-tabs.tsx';
import { VerdictStrip } from '../verdict/verdict-strip.tsx';
import { MissingEndNote } from './missing-end-note.tsx';
import { VideoPairNote, VideoPairWarning } from './video-pair-note.tsx';

interface AnalysisReportProps {
  analysis: SwingAnalysis;
  /** Null if they could not be parsed: the rest is shown without them. */
  details: FinishedDetails | null;
  /** A guest reads a video that is not theirs, perhaps without an account: no part may call for the golfer's own data. */
  reader?: 'owner' | 'guest';
  /** Stature for the lengths that a guest reads, as the golfer does. The owner's own comes from the account. */
  golferStature?: Stature | null;
  /** Title of the next step, where it is not the reader's. */
  stepTitle?: string;
  /** The key frame at which the player opens; the top if left out. */
  opensAt?: SwingFrame | null;
  /** Comments of others on the video, below what the video showed. */
  belowVideo?: ReactNode;
  /** Content at the end. */
  below?: ReactNode;
}

/** The video, what to do next and the mobility on the first screen; the rest in tabs. */
export function AnalysisReport(props: AnalysisReportProps) {
  const { details, reader = 'owner', golferStature = null, stepTitle, opensAt, belowVideo, below } = props;
  const own = useStature(props.analysis.userId);
  const stature = own.stature ?? golferStature;
  const analysis = showLengths(props.analysis, stature);
  // What is below the video comes right after it: laid out together, they would occupy a slow phone for a quarter of a second.
  // A deferred value would not divide what a screen renders in a transition of its own.
  const [hasRest, setHasRest] = useState(false);
  useEffect(() => startTransition(() => setHasRest(true)), []);
  return (
    <VideoControlProvider>
      {details ? (
        <>
          <VideoPairWarning details={details} />
          <SwingVideos analysis={analysis} details={details} opensAt={opensAt ?? null} />
          <VerdictStrip analysis={analysis} details={details} stature={stature} title={stepTitle} />
          {hasRest && (
            <>
              <MobilityDials analysis={analysis} details={details} />
              <MissingEndNote details={details} />
              <VideoPairNote details={details} />
              {belowVideo}
            </>
          )}
        </>
      ) : (
        <>
          <InfoNote kind="care">The measurements of this swing could not be read. Here is everything else.</InfoNote>
          {analysis.recommendations && <Card title={stepTitle ?? 'Your next step'}>{analysis.recommendations}</Card>}
        </>
      )}
      {hasRest && reader === 'owner' && (
        <div className="flex flex-wrap items-center gap-2">
          {details && <CorrectMoment analysis={props.analysis} details={details} />}
          <ButtonLink to={paths.dailyWorkout} className="grow px-3!">
            Today's Workout
          </ButtonLink>
        </div>
      )}
      {hasRest && (
        <ReportTabs
          body={
            <>
              <SwingAssessment analysis={analysis} details={details} stature={stature} />
              <PostureCard texts={analysis.analysisResults} />
              {details && <BodyTab details={details} stature={stature} canAddHeight={own.canAdd} />}
            </>
          }
          ball={<BallTab analysis={analysis} details={details} />}
          progress={reader === 'owner' && <ProgressTab analysis={analysis} />}
        />
      )}
      {hasRest && below}
    </VideoControlProvider>
  );
}
