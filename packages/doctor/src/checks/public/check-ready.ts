import { z } from 'zod';
import { describeFailure } from '../../report/describe-failure.ts';
import { type Answer, fetchAnswer } from '../../report/fetch-answer.ts';
import { failed, ok, type Result } from '../../report/result.ts';

const readySchema = z.object({ checks: z.record(z.string(), z.boolean()) });

/** Asks a service, at its address inside, whether it runs and reaches what it needs. */
export async function checkReady(service: string, url: string): Promise<Result[]> {
  const { origin } = new URL(url);
  try {
    return [judgeReady(await fetchAnswer(`${origin}/readyz`), service, origin)];
  } catch (error) {
    return [
      failed(
        `${service} does not answer at ${origin}: ${describeFailure(error)}`,
        'Start it, and read its log if it ends again: docker compose logs, or .data/logs.',
      ),
    ];
  }
}

export function judgeReady({ status, json }: Pick<Answer, 'status' | 'json'>, service: string, origin: string): Result {
  const parsed = readySchema.safeParse(json);
  if (!parsed.success) {
    return failed(
      `at ${origin} something else answers than ${service} (answer ${status})`,
      'Correct the address, or end what has taken the port.',
    );
  }
  // A service may be ready without a part that it names as away.
  const away = Object.entries(parsed.data.checks).flatMap(([name, isThere]) => (isThere ? [] : [name]));
  if (status === 200 && away.length === 0) return ok(`${service} runs and reaches what it needs`);
  return failed(
    `${service} runs, but does not reach: ${away.join(', ') || `unknown (answer ${status})`}`,
    'If the line of that store is ok here, restart the service: it may run with older variables.',
  );
}
