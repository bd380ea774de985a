import { Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { stageHeight } from '../player/stage-height.ts';

/**
 * The placeholder of a finished analysis: the video, then a card. Its picture is put into it before the client runs (first-paint), and stays
 * until the video stands in its place: the placeholder of the client is not that yet.
 */
export function DetailSkeleton() {
  return (
    <>
      <div data-stage="" data-arriving="" className={`relative -mx-4 overflow-hidden bg-night ${stageHeight}`}>
        <Skeleton className="mx-auto h-full w-1/2 rounded-none opacity-10" />
      </div>
      <SkeletonCard label="Loading your analysis..." lines={6} />
    </>
  );
}
