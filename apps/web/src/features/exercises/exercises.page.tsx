import { useQuery } from '@tanstack/react-query';
import type { Exercise } from '@trueswing/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { requestIdOf } from '../../shared/api/http-client.ts';
import { countOf } from '../../shared/count-of.ts';
import { VideoDialog } from '../../shared/exercises/watch/video-dialog.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { exercisesQuery } from './exercises.queries.ts';
import { ExerciseSections } from './list/exercise-sections.tsx';
import { filterExercises, type LibraryFilter } from './list/filter-exercises.ts';
import { LibrarySearch } from './list/library-search.tsx';
import { WatchUpgradeDialog } from './watch-upgrade-dialog.tsx';

const firstCards = 12;

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
  const { isPremium } = useUser();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<LibraryFilter>('all');
  const [watched, setWatched] = useState<Exercise | null>(null);
  // Typing stays fluent on a slow phone: the list follows when there is time.
  const [shownText, shownFilter] = [useDeferredValue(text), useDeferredValue(filter)];
  const found = useMemo(() => filterExercises(exercises, shownText, shownFilter), [exercises, shownText, shownFilter]);
  const search = (newText: string, newFilter: LibraryFilter) => {
    setText(newText);
    setFilter(newFilter);
    // What was found begins at the top.
    window.scrollTo(0, 0);
  };
  // The first cards are there immediately, the rest when the browser has time.
  const areAllShown = useDeferredValue(true, false);
  const shown = areAllShown ? found : found.slice(0, firstCards);
  const close = () => setWatched(null);
  return (
    <>
      <LibrarySearch text={text} filter={filter} onSearch={search} />
      <p role="status" className="text-sm text-muted">
        {countOf(found.length, 'exercise')}
      </p>
      <ExerciseSections exercises={shown} onWatch={setWatched} onClear={() => search('', 'all')} />
      {isPremium ? (
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
