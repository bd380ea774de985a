import { useQuery } from '@tanstack/react-query';
import { type Goal, isBallGoal } from '@trueswing/contracts';
import { nextFilmingDay } from '@trueswing/domain';
import { runningAnalysisQuery } from '../../../shared/running-analysis.queries.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { uploadStatusQuery } from '../../../shared/upload-status.queries.ts';
import { whenUploadOpens } from '../../../shared/when-upload-opens.ts';

/** The first day from today on which a swing for an open goal can be filmed. One that is being analyzed may still be that of today. */
export function useNextFilmingDay({ measurement, club, end }: Goal, today: string): string {
  const { swingComparison } = usePlan();
  const enabled = swingComparison && end === null && !isBallGoal(measurement);
  const { data: status } = useQuery({ ...uploadStatusQuery, enabled });
  const { data: runningId } = useQuery({ ...runningAnalysisQuery, enabled });
  const isWeekUsed = enabled && runningId === null && status && whenUploadOpens(status, [club]) === 'sunday';
  return isWeekUsed ? nextFilmingDay(today) : today;
}
