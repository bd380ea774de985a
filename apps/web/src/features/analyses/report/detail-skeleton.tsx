import { Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { stageHeight } from '../player/stage-height.ts';

/** The placeholder of a finished analysis: the video, then a card. */
export function DetailSkeleton() {
  return (
    <>
      {/* The first paint puts the opening picture here (opening-picture.ts). */}
      <div data-stage="" className={`relative -mx-4 overflow-hidden bg-night ${stageHeight}`}>
        <Skeleton className="mx-auto h-full w-1/2 rounded-none opacity-10" />
      </div>
      <SkeletonCard label="Loading your analysis..." lines={6} />
    </>
  );
}
