import { type SwingAnalysis, swingEventNames } from '@trueswing/contracts';
import { isMoved } from '@trueswing/swing';
import { Crosshair } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Waiting } from '../../../ui/feedback.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { swingEventLabels } from '../player/controls/swing-event-labels.ts';
import { videosOf } from '../player/video/videos-of.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** The rules that measure a swing come with it. */
const CorrectionPanel = lazy(() => import('./correction-panel.tsx'));

interface CorrectMomentProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
}

/** Opens the panel in which a golfer moves a key frame. Says which ones were moved. */
export function CorrectMoment({ analysis, details }: CorrectMomentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const videos = videosOf(analysis, details);
  const [main] = videos;
  if (!main || videos.some(({ landmarksUrl }) => landmarksUrl === null)) return null;
  const moved = new Set(videos.flatMap(({ view }) => swingEventNames.filter((name) => isMoved(view.events[name]))));
  const close = () => setIsOpen(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <Button kind="quiet" size="small" onClick={() => setIsOpen(true)} className="-ml-3">
        <Crosshair aria-hidden className="size-5" />
        Correct a moment
      </Button>
      {moved.size > 0 && (
        <p className="text-sm text-muted">
          Set by you:{' '}
          {swingEventNames
            .filter((name) => moved.has(name))
            .map((name) => swingEventLabels[name])
            .join(', ')}
        </p>
      )}
      <Dialog title="Correct a moment" isOpen={isOpen} onClose={close}>
        <Suspense fallback={<Waiting text="Loading your video..." />}>
          {/* A newer version comes with its own moments. */}
          <CorrectionPanel
            key={analysis.version}
            analysis={analysis}
            details={details}
            main={main}
            second={videos[1] ?? null}
            onDone={close}
          />
        </Suspense>
      </Dialog>
    </div>
  );
}
