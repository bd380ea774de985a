import { createHistogram } from '@trueswing/service-kit';

/** Time that handlers take. `elsewhere`: another process had handled the event. */
export const handlingSeconds = createHistogram({
  name: 'event_handling_seconds',
  help: 'Time of one attempt to handle an event',
  labels: ['consumer', 'type', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 1, 5, 30],
});

/** Delay until events take effect, retries included. */
export const lagSeconds = createHistogram({
  name: 'event_lag_seconds',
  help: 'Time from the publication of an event to its effect',
  labels: ['consumer', 'type'],
  buckets: [0.05, 0.1, 0.5, 1, 5, 30, 60, 300, 3_600],
});
