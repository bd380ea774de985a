import { Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';

/** The placeholder of a finished analysis: an upright video, then a card. */
export function DetailSkeleton() {
  return (
    <>
      <div className="-mx-4 bg-night pb-56">
        <Skeleton className="mx-auto aspect-[9/16] w-[min(100%,calc(75vh*9/16))] rounded-none opacity-10" />
      </div>
      <SkeletonCard label="Loading your analysis..." lines={6} />
    </>
  );
}
