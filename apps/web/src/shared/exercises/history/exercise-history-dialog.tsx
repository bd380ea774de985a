import { useQuery } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { EmptyState } from '../../../ui/feedback.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { LoadError } from '../../api/load-error.tsx';
import { exerciseHistoryQuery } from './exercise-history.queries.ts';
import type { LoggedToday } from './exercise-log.ts';
import { HistoryChart } from './history-chart.tsx';
import { HistoryEntries, TodayBlock } from './history-entries.tsx';

interface ExerciseHistoryDialogProps {
  exerciseName: string;
  /** Sets that were logged in this session; null if none were. */
  loggedToday: LoggedToday | null;
  onClose(): void;
}

/** Shows what the golfer logged for an exercise: today, on a small chart, and day by day. */
export function ExerciseHistoryDialog({ exerciseName, loggedToday, onClose }: ExerciseHistoryDialogProps) {
  return (
    <Dialog title={`${exerciseName} - History`} isOpen onClose={onClose}>
      {loggedToday && <TodayBlock logged={loggedToday} />}
      <Past exerciseName={exerciseName} loggedToday={loggedToday} />
    </Dialog>
  );
}

function Past({ exerciseName, loggedToday }: Pick<ExerciseHistoryDialogProps, 'exerciseName' | 'loggedToday'>) {
  const { data: logs, error, refetch } = useQuery(exerciseHistoryQuery(exerciseName));
  if (!logs && error) return <LoadError error={error} fallback="Failed to fetch exercise history" onRetry={refetch} />;
  if (!logs) return <SkeletonCard label="Loading your history" />;
  // The block of today stands for its log. A workout's day is that of US Central, so the golfer's own date says nothing.
  const earlier = logs.filter(({ workoutDate }) => workoutDate !== loggedToday?.at);
  if (earlier.length === 0) {
    const first = 'This is your first time doing this exercise!';
    if (loggedToday) return <p>{first}</p>;
    return (
      <EmptyState icon={<Dumbbell />} title="No workout history found for this exercise.">
        {first}
      </EmptyState>
    );
  }
  return (
    <>
      <HistoryChart logs={logs} />
      <HistoryEntries logs={earlier} />
    </>
  );
}
