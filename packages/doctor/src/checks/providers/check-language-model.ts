import { z } from 'zod';
import type { WorkerEnv } from '../../environments/service-env.ts';
import { describeFailure } from '../../report/describe-failure.ts';
import { type Answer, fetchAnswer } from '../../report/fetch-answer.ts';
import { openNetwork } from '../../report/open-network.ts';
import { failed, ok, type Result, warning } from '../../report/result.ts';

/** Reads the list of models, which costs nothing. Writes no text. */
export async function checkLanguageModel(env: WorkerEnv, isNetworkClosed: boolean): Promise<Result[]> {
  const { COACH_API_KEY: key, COACH_BASE_URL: baseUrl, COACH_MODEL: model } = env;
  if (!key || !baseUrl || !model) return [ok('not set up: the worker writes the texts itself')];
  const { host } = new URL(baseUrl);
  const network = isNetworkClosed
    ? [
        warning(
          "the worker's network has no way out, so it reaches only a model in the network coach",
          `For a model outside ${openNetwork('COACH')}`,
        ),
      ]
    : [];
  try {
    const answer = await fetchAnswer(`${baseUrl.replace(/\/$/, '')}/models`, { authorization: `Bearer ${key}` });
    return [...network, judgeModels(answer, host, model)];
  } catch (error) {
    return [
      ...network,
      failed(
        `${host} does not answer: ${describeFailure(error)}`,
        'Correct COACH_BASE_URL. Meanwhile the worker writes the texts itself.',
      ),
    ];
  }
}

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

export function judgeModels({ status, json }: Pick<Answer, 'status' | 'json'>, host: string, model: string): Result {
  if (status === 401 || status === 403) return failed(`${host} refuses COACH_API_KEY`, 'Copy the key again, whole.');
  const parsed = modelsSchema.safeParse(json);
  if (status !== 200 || !parsed.success) {
    return warning(
      `${host} answers, but does not list its models (answer ${status})`,
      'See that COACH_BASE_URL includes /v1. If it does, look at coach_text_seconds after the first analysis.',
    );
  }
  return parsed.data.data.some(({ id }) => id === model)
    ? ok(`${host} accepts the key and has the model ${model}`)
    : failed(`${host} has no model ${model}`, 'Set COACH_MODEL to one of its models.');
}
