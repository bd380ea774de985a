import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { runningAnalysisQuery } from '../../../shared/running-analysis.queries.ts';
import { dailyWorkoutKey } from '../../../shared/saved-workout.ts';
import { useIsUploadSpent } from '../../../shared/session/use-plan.ts';
import { UploadLink } from '../../../shared/upload-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { HolePicture } from '../../../ui/pictures/empty-pictures.tsx';
import { WorkoutPending } from './workout-pending.tsx';

/** There is no analysis to plan a workout from: the way to one, or to the one that runs. */
export function NoAnalysis() {
  const { data: runningId, isPending } = useQuery(runningAnalysisQuery);
  const isUploadSpent = useIsUploadSpent();
  useReloadAtEnd(runningId ?? null);
  if (isPending) return <WorkoutPending />;
  if (runningId) {
    return (
      <Card className="flex flex-col gap-2">
        <EmptyState icon={<LoaderCircle className="size-7 animate-spin" />} title="Your swing is being analyzed">
          Your workout follows from it. It opens here as soon as the analysis is ready.
        </EmptyState>
        <ButtonLink to={paths.analysisLoading(runningId)}>View Progress</ButtonLink>
      </Card>
    );
  }
  return (
    <Card className="flex flex-col gap-2">
      <EmptyState picture={<HolePicture />} title="No Swing Analysis Available">
        {isUploadSpent
          ? 'With Premium you film a new swing each week, and your workout follows from it.'
          : 'Your workout follows from your swing. Film one swing, and it is ready a minute later.'}
      </EmptyState>
      <UploadLink>Upload Swing Video</UploadLink>
    </Card>
  );
}

/** Asks for the workout again when the analysis has ended. */
function useReloadAtEnd(runningId: string | null): void {
  const queryClient = useQueryClient();
  const before = useRef(runningId);
  useEffect(() => {
    const hasEnded = before.current !== null && runningId === null;
    before.current = runningId;
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: dailyWorkoutKey });
  }, [runningId, queryClient]);
}
