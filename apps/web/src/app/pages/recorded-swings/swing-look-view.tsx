import { sayProblem } from '@trueswing/swing';
import { useEffect, useRef } from 'react';
import type { KeptSwing } from '../../../features/record/kept/swing-store.ts';
import type { LookListener, LookTurn } from '../../../features/record/swings/use-look-turns.ts';
import { LookFindings } from '../../../features/uploads/first-look/look-findings.tsx';
import { LookPicture } from '../../../features/uploads/first-look/look-picture.tsx';
import type { PoseTracker } from '../../../features/uploads/first-look/tracker/open-pose-tracker.ts';
import { useFirstLook } from '../../../features/uploads/first-look/use-first-look.ts';
import type { TrackerAccess } from '../../../features/uploads/first-look/use-pose-tracker.ts';
import { InfoNote, ProgressBar } from '../../../ui/feedback.tsx';

interface SwingLookViewProps extends LookListener {
  swing: KeptSwing;
  /** Null where this browser cannot look at videos. */
  access: TrackerAccess | null;
  /** An upload needs the device. */
  isSending: boolean;
  /** The tracker looks at one swing at a time. */
  turn: LookTurn;
}

/** Picture and findings of a recorded swing: as kept, or looked at now. */
export function SwingLookView({ swing, access, isSending, turn, ...on }: SwingLookViewProps) {
  const { look } = swing;
  const isWaiting = look === undefined && access !== null && !access.isAsking;
  return (
    <div className="flex flex-wrap gap-4">
      <LookPicture file={swing.file} size={look ?? uprightSize} moment={look?.top ?? null} />
      <div className="flex min-w-28 flex-1 flex-col gap-2">
        {look && <LookFindings look={look.look} />}
        {isWaiting && turn === 'next' && <p className="text-muted">Its first look comes next.</p>}
        {isWaiting && turn === 'later' && <p>The first look did not work. We try it again later.</p>}
        {isWaiting && turn === 'now' && isSending && <p>First looks wait until your upload is sent.</p>}
        {isWaiting && turn === 'now' && access.tracker && <Looking swing={swing} tracker={access.tracker} {...on} />}
      </div>
      {look?.look.problem && (
        <div className="w-full">
          <InfoNote kind="care">{sayProblem(look.look.problem)}</InfoNote>
        </div>
      )}
    </div>
  );
}

/** Shape of an upright phone's picture, until the size is known. */
const uprightSize = { widthPx: 9, heightPx: 16 };

interface LookingProps extends LookListener {
  swing: KeptSwing;
  tracker: PoseTracker;
}

function Looking({ swing, tracker, onLook, onFailure }: LookingProps) {
  const { file, view: slot, handedness } = swing;
  const seen = useFirstLook(tracker, file, { slot, handedness, slowMotion: 'no' });
  const report = useRef({ onLook, onFailure });
  report.current = { onLook, onFailure };
  const looked = seen.state === 'looked' ? seen : null;
  useEffect(() => {
    if (!looked) return;
    const { widthPx, heightPx } = looked.video.track;
    report.current.onLook({ look: looked.look, top: looked.top, widthPx, heightPx });
  }, [looked]);
  // A model that could not be loaded says nothing of the video: the next visit looks again.
  const hasNoModel = seen.state === 'failed' && tracker.isBroken();
  const why = seen.state === 'failed' && !hasNoModel ? seen.why : null;
  useEffect(() => {
    if (why === 'unreadable') report.current.onLook(null);
    if (why === 'failed') report.current.onFailure();
  }, [why]);
  if (hasNoModel) return <p>We could not load the first look. Open this screen again with a connection.</p>;
  return (
    <>
      <p>Looking at your swing...</p>
      <ProgressBar share={seen.state === 'tracking' ? seen.share : 1} label="First look" />
    </>
  );
}
