import type { Handedness, SlowMotion, VideoView } from '@trueswing/contracts';
import type { RecordedFacts, SwingSpan } from '@trueswing/domain';
import { sayProblem } from '@trueswing/swing';
import { useEffect, useRef } from 'react';
import { LoadQuestion } from '../../../shared/pose-model/load-question.tsx';
import { InfoNote, ProgressBar } from '../../../ui/feedback.tsx';
import { LookFindings } from './look-findings.tsx';
import { LookPicture } from './look-picture.tsx';
import { useFirstLook } from './use-first-look.ts';
import type { TrackerAccess } from './use-pose-tracker.ts';

interface FirstLookCardProps {
  access: TrackerAccess;
  file: File;
  facts: RecordedFacts;
  slot: VideoView;
  handedness: Handedness;
  slowMotion: SlowMotion;
  /** Called with the place of the swing, once it is found. */
  onSwing(file: File, swing: SwingSpan): void;
}

/** Shows what a few pictures of the chosen video say already, on the device; nothing where they cannot be read. */
export default function FirstLookCard({
  access,
  file,
  facts,
  slot,
  handedness,
  slowMotion,
  onSwing,
}: FirstLookCardProps) {
  const seen = useFirstLook(access.tracker, file, { slot, handedness, slowMotion });
  const looked = seen.state === 'looked' ? seen : null;
  const report = useRef(onSwing);
  report.current = onSwing;
  const swing = looked?.look.swing ?? null;
  useEffect(() => {
    if (swing) report.current(file, swing);
  }, [file, swing]);
  if (seen.state === 'failed' || (!looked && !access.tracker && !access.isAsking)) return null;
  const name = `First look, ${slot}`;
  return (
    <section aria-label={name} className="flex flex-wrap gap-4 rounded-control border border-line p-3">
      {!access.isAsking && <LookPicture file={file} size={facts} moment={looked?.top ?? null} />}
      <div className="flex min-w-28 flex-1 flex-col gap-2">
        <h3 className="text-base">First look</h3>
        {access.isAsking && (
          <LoadQuestion why="See your swing before you upload it." action="Take a First Look" onLoad={access.load} />
        )}
        <div role="status" className="flex flex-col gap-2">
          {looked ? <LookFindings look={looked.look} /> : !access.isAsking && <p>Looking at your swing...</p>}
        </div>
        {seen.state === 'tracking' && !access.isAsking && <ProgressBar share={seen.share} label={name} />}
        {looked && <p className="text-sm text-muted">From a few pictures. The analysis looks closer.</p>}
      </div>
      <div role="status" className={looked?.look.problem ? 'w-full' : 'sr-only'}>
        {looked?.look.problem && <InfoNote kind="care">{sayProblem(looked.look.problem)}</InfoNote>}
      </div>
    </section>
  );
}
