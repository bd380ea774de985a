import type { Metric } from '@trueswing/service-kit';
import type { RunningBackground } from '../../background.ts';
import type { Deps } from '../../deps.ts';
import { countJobs } from './jobs.repository.ts';

/** Metrics of the analyses at /metrics: how many workers are needed, and whether the queue is reachable. */
export const jobMetrics = ({ db }: Deps, background: Pick<RunningBackground, 'pingQueue'>): Metric[] => [
  {
    name: 'analysis_jobs_due',
    help: 'Analyses that wait for a worker, over all workers',
    read: async () => (await countJobs(db)).due,
  },
  {
    name: 'analysis_jobs_running',
    help: 'Analyses that are running, over all workers',
    read: async () => (await countJobs(db)).running,
  },
  {
    name: 'analysis_wait_seconds',
    help: 'How long the analysis that has waited longest has been due',
    read: async () => (await countJobs(db)).longestWaitS,
  },
  {
    name: 'analysis_queue_up',
    help: 'Whether Redis answers: 1, or 0 while no analysis can be started',
    read: () =>
      background.pingQueue().then(
        () => 1,
        () => 0,
      ),
  },
];
