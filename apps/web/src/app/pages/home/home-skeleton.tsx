import type { Ref } from 'react';
import { Contours } from '../../../ui/pictures/contours.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';

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
    <h1 ref={headingRef} tabIndex={-1} className="relative min-h-[2.3em] text-3xl break-words outline-none">
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
    <SkeletonCard label="Loading your latest analysis" lines={5} />
    <SkeletonCard label="Loading your day" lines={1} />
    <SkeletonCard label="Loading your uploads" lines={2} />
  </>
);
