import { createCounter, createHistogram } from '@trueswing/service-kit';
import { type CoachReport, coachVerdicts } from './write-coach-text.ts';

const callSeconds = createHistogram({
  name: 'coach_text_seconds',
  help: 'Time of one text of the language model, retries included',
  labels: ['verdict'],
  buckets: [0.5, 1, 2, 4, 8, 12, 18, 30],
});
// As for attempts: a series that begins with its first failure has no rate.
for (const verdict of coachVerdicts) callSeconds.zero({ verdict });

const costUsd = createCounter({
  name: 'coach_cost_usd_total',
  help: 'Cost of the language model in US dollars, by the configured prices',
  labels: ['model'],
});
const tokens = createCounter({
  name: 'coach_tokens_total',
  help: 'Tokens that the language model read and wrote',
  labels: ['model', 'direction'],
});

export function measureCoach({ model, verdict, latencyMs, ...report }: CoachReport): void {
  callSeconds.observe({ verdict }, latencyMs / 1_000);
  costUsd.inc({ model }, report.costUsd);
  tokens.inc({ model, direction: 'input' }, report.inputTokens);
  tokens.inc({ model, direction: 'output' }, report.outputTokens);
}
