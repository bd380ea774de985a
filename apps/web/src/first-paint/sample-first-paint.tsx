import { stageHeight } from '../features/analyses/player/stage-height.ts';
import { SampleHeader, SampleTitle } from '../features/analyses/sample/sample-header.tsx';
import { SkeletonCard } from '../ui/skeleton.tsx';

/** The sample with its first picture where the player will show it (first-paint.test.ts compares both places). */
export const SampleFirstPaint = ({ pictureUrl }: { pictureUrl: string }) => (
  <div className="mx-auto min-h-dvh w-full max-w-column bg-paper">
    <SampleHeader />
    <main className="flex flex-col gap-4 px-4 pt-2.5 pb-6">
      <SampleTitle />
      <div className={`relative -mx-4 overflow-hidden bg-night ${stageHeight}`}>
        {/* As placeVideo places this video, between the choice of views and the controls below. */}
        <div className="absolute inset-0 flex">
          <span className="min-w-[6.47rem] grow basis-0" />
          <img
            src={pictureUrl}
            alt=""
            fetchPriority="high"
            className="relative top-[calc(1.355rem-20.05%)] aspect-9/16 h-[calc(140.4%-9.5rem)] max-w-none shrink-0"
          />
          <span className="grow basis-0" />
        </div>
        <div className="absolute inset-x-0 bottom-0 h-[6.76rem] bg-night" />
      </div>
      <SkeletonCard label="Loading the sample" lines={6} />
    </main>
  </div>
);
