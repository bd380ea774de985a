import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNote, InfoNote, ProgressBar, Waiting } from '../../ui/feedback.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';

export function BadgeSamples() {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge>Driver</Badge>
      <Badge kind="good">3 completed</Badge>
      <Badge kind="flag">Premium</Badge>
      <Badge kind="care">Estimate</Badge>
      <Badge kind="alert">Failed</Badge>
    </div>
  );
}

export function NoteSamples() {
  return (
    <>
      <InfoNote>The down-the-line view is part of Premium.</InfoNote>
      <InfoNote kind="care">This video has 30 frames per second. 120 or more show the impact.</InfoNote>
      <ErrorNote
        requestId="req-7f3a-91"
        action={
          <Button kind="danger" size="small" className="self-start border-2 border-current">
            Try Again
          </Button>
        }
      >
        Failed to load swing analyses. Please try again.
      </ErrorNote>
    </>
  );
}

export function WaitSamples() {
  return (
    <>
      <SkeletonCard label="Loading an example" />
      <ProgressBar share={0.62} label="Upload" />
      <Waiting text="Loading..." />
    </>
  );
}
