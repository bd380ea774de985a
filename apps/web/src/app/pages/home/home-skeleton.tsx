import type { Ref } from 'react';
import { Contours } from '../../../ui/pictures/contours.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';

interface HomeHeroProps {
  headingRef?: Ref<HTMLHeadingElement>;
  /** False until the analyses are loaded. */
  greeting?: string | false;
  name?: string;
  tagline?: string;
}

/** Until the greeting is known it is empty but has its height, so that neither text nor layout changes. */
export const HomeHero = ({ headingRef, greeting = false, name, tagline }: HomeHeroProps) => (
  <header className="relative -mx-4 -mt-3 overflow-hidden bg-turf px-5 pt-6 pb-20 text-on-turf">
    <Contours />
    <h1 ref={headingRef} tabIndex={-1} className="relative min-h-[2.4em] text-3xl break-words outline-none">
      {greeting ? (
        <>
          {greeting} <span className="block">{name}</span>
        </>
      ) : (
        <span className="sr-only">Home</span>
      )}
    </h1>
    <p className="relative mt-2 min-h-[1.45em]">{greeting && tagline}</p>
  </header>
);

export const HomeSkeleton = () => (
  <>
    <LatestSkeleton />
    <SkeletonCard label="Loading your day" lines={1} />
    <SkeletonCard label="Loading your uploads" lines={2} />
  </>
);

/** In the place of the latest analysis. Most golfers who come to home have one. */
const LatestSkeleton = () => (
  <div role="status" className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-card">
    <span className="sr-only">Loading your latest analysis</span>
    <Skeleton className="h-[1.4rem] w-3/5" />
    <div className="flex min-h-41 gap-4">
      {/* The first paint puts the picture here (home-picture.ts). */}
      <div data-stage="" className="relative h-36 w-26 shrink-0 overflow-hidden rounded-xl bg-line" />
      <div className="flex grow flex-col gap-3 pt-1">
        {['w-1/2', 'w-full', 'w-11/12', 'w-2/3'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
    <Skeleton className="h-12" />
  </div>
);
