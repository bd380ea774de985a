import type { Logger } from '@trueswing/service-kit';
import type { WorkerEnv } from '../env.ts';
import { CallPause } from './call-pause.ts';
import { measureCoach } from './coach-metrics.ts';
import type { CoachReport, CoachTools } from './write-coach-text.ts';

/** Time limits of one exchange, and of both with the pause between them: the longest wait for the text. */
const tryMs = 8000;
const deadlineMs = 18_000;
const writtenByModel = new Set<CoachReport['verdict']>(['accepted', 'partly', 'kept']);

/** null without a key: then the deterministic writer writes the text. With one, env.ts demands an address and a model. */
export function coachTools(env: WorkerEnv, logger: Logger): CoachTools | null {
  const { COACH_API_KEY: apiKey, COACH_BASE_URL: baseUrl, COACH_MODEL: model } = env;
  if (!apiKey || !baseUrl || !model) return null;
  const usdPerMillionInput = env.COACH_USD_PER_MILLION_INPUT;
  const usdPerMillionOutput = env.COACH_USD_PER_MILLION_OUTPUT;
  return {
    pause: new CallPause(),
    settings: { baseUrl, apiKey, model, tryMs, deadlineMs, usdPerMillionInput, usdPerMillionOutput },
    report(coach) {
      measureCoach(coach);
      logger[writtenByModel.has(coach.verdict) ? 'info' : 'warn']({ coach }, 'coach text');
    },
  };
}
