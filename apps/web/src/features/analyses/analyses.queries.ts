import { queryOptions } from '@tanstack/react-query';
import { type AnalysisStatus, type SwingAnalysis, swingRoutes, type UploadClub } from '@trueswing/contracts';
import { call, isRefusal } from '../../shared/api/http-client.ts';
import { isInProgress } from '../../shared/is-in-progress.ts';
import { shotsKey } from '../../shared/shots-keys.ts';
import { repairAnalyses, repairAnalysis } from './repair-analysis.ts';

const statusPollMs = 2_000;

// The route has two kinds of answers; `status_only` selects one.
async function readAnalysis(id: string): Promise<SwingAnalysis> {
  const answer = await call(swingRoutes.readSwing, { params: { id }, repair: repairAnalysis });
  if ('isComplete' in answer) throw new Error('The server answered with only the status of the analysis.');
  return answer;
}
async function readStatus(id: string): Promise<AnalysisStatus> {
  const answer = await call(swingRoutes.readSwing, { params: { id }, query: { status_only: 'true' } });
  if (!('isComplete' in answer)) throw new Error('The server answered with the whole analysis.');
  return answer;
}

export const analysesQuery = queryOptions({
  queryKey: ['analyses'],
  queryFn: () => call(swingRoutes.listSwings, { params: { userId: 'me' }, repair: repairAnalyses }),
  // Polls while an analysis is in progress.
  refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? 5_000 : false),
});

export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['analyses', id],
    queryFn: () => readAnalysis(id),
    // Another device may have deleted it meanwhile.
    refetchInterval: ({ state: { data, error } }) =>
      data && isInProgress(data) && !isRefusal(error) ? statusPollMs : false,
  });

/** The last complete analysis with the same club before this one; null if there is none. */
export const previousAnalysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['analyses', id, 'previous'],
    queryFn: () => call(swingRoutes.readPreviousSwing, { params: { userId: 'me', id }, repair: repairAnalysis }),
  });

export const analysisStatusQuery = (id: string) =>
  queryOptions({
    queryKey: ['analyses', id, 'status'],
    queryFn: () => readStatus(id),
    // Continues after a lost connection or a server error, but not after a client error, which does not change.
    refetchInterval: ({ state: { data, error } }) => {
      return data?.isComplete || data?.hasError || isRefusal(error) ? false : statusPollMs;
    },
  });

const monthlyAverageKey = (club: UploadClub) => [...shotsKey, 'monthly-average', club];

/** Means of the last 30 days with one club. */
export const monthlyAverageQuery = (club: UploadClub) =>
  queryOptions({
    queryKey: monthlyAverageKey(club),
    queryFn: () => call(swingRoutes.readMonthlyAverage, { params: { userId: 'me', club } }),
  });

/** Means of the 30 days before a swing with its club, which its verdict weighs. */
export const averageBesideQuery = ({ id, clubSelection: club }: Pick<SwingAnalysis, 'id' | 'clubSelection'>) =>
  queryOptions({
    queryKey: [...monthlyAverageKey(club), id],
    queryFn: () => call(swingRoutes.readMonthlyAverage, { params: { userId: 'me', club }, query: { swing: id } }),
  });
