import { useQuery } from '@tanstack/react-query';
import type { Exercise } from '@trueswing/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { requestIdOf } from '../../shared/api/http-client.ts';
import { countOf } from '../../shared/count-of.ts';
import { VideoDialog } from '../../shared/exercises/watch/video-dialog.tsx';
import { usePlan } from '../../shared/session/use-plan.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { exercisesQuery } from './exercises.queries.ts';
import { ExerciseSections } from './list/exercise-sections.tsx';
import { filterExercises, type LibraryFilters, noFilters } from './list/filter-exercises.ts';
import { LibraryFilterLists } from './list/library-filters.tsx';
import { LibrarySearch } from './list/library-search.tsx';
import { WatchUpgradeDialog } from './watch-upgrade-dialog.tsx';

export default function ExercisesPage() {
  const { data: exercises, error, refetch } = useQuery(exercisesQuery);
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl">Exercise Library</h1>
      {exercises && <Library exercises={exercises} />}
      {!exercises && error && <Unavailable error={error} onRetry={refetch} />}
      {!exercises && !error && <SkeletonCard label="Loading the exercises" lines={6} />}
    </div>
  );
}

function Library({ exercises }: { exercises: readonly Exercise[] }) {
  const { exerciseVideos } = usePlan();
  const [filters, setFilters] = useState(noFilters);
  const [watched, setWatched] = useState<Exercise | null>(null);
  // Typing stays fluent on a slow phone: the list follows when there is time.
  const shownFilters = useDeferredValue(filters);
  const found = useMemo(() => filterExercises(exercises, shownFilters), [exercises, shownFilters]);
  const search = (part: Partial<LibraryFilters>) => {
    setFilters({ ...filters, ...part });
    // What was found begins at the top.
    window.scrollTo(0, 0);
  };
  const close = () => setWatched(null);
  return (
    <>
      <LibrarySearch filters={filters} onSearch={search} />
      <LibraryFilterLists filters={filters} onSearch={search} />
      <p role="status" className="text-sm text-muted">
        {countOf(found.length, 'exercise')}
      </p>
      <ExerciseSections
        // What was found begins with its first cards.
        key={JSON.stringify(shownFilters)}
        exercises={found}
        onWatch={setWatched}
        onClear={() => search(noFilters)}
      />
      {exerciseVideos ? (
        <VideoDialog exercise={watched} isOpen={watched !== null} onClose={close} />
      ) : (
        <WatchUpgradeDialog exercise={watched} onClose={close} />
      )}
    </>
  );
}

function Unavailable({ error, onRetry }: { error: Error; onRetry(): void }) {
  return (
    <ErrorNote
      requestId={requestIdOf(error)}
      action={
        <Button kind="danger" size="small" className="self-start border-2 border-current" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      <p className="font-bold">Unable to Load Exercises</p>
      <p>Please try again later.</p>
    </ErrorNote>
  );
}
