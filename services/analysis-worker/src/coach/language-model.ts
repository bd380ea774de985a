import OpenAI from 'openai';
import { limitedFetch } from './limited-fetch.ts';

export interface LanguageModelSettings {
  /** Address of any server that speaks the chat-completions protocol, with its /v1. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Completion {
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** How the answer's shape is asked for: servers that know no schema may know plain JSON. */
export type AnswerFormat = 'json-schema' | 'json';

/** The server did not answer as hoped; `retryAfterMs` is null where asking again is of no use. */
export class LanguageModelFailed extends Error {
  readonly retryAfterMs: number | null;
  /** The server took offence at the request itself: it may know no schema, or no seed. */
  readonly isBadRequest: boolean;
  constructor(message: string, retryAfterMs: number | null, isBadRequest = false) {
    super(message);
    this.name = 'LanguageModelFailed';
    this.retryAfterMs = retryAfterMs;
    this.isBadRequest = isBadRequest;
  }
}

/** Longest wait before the one retry; a server that asks for more is not asked again. */
const maxRetryAfterMs = 3000;
const usualRetryMs = 250;
const maxOutputTokens = 2000;

/** Asks once. The signal bounds the whole exchange, body included; the SDK's own retries are off. */
export async function complete(
  { baseUrl, apiKey, model }: LanguageModelSettings,
  messages: readonly Message[],
  schema: Record<string, unknown>,
  format: AnswerFormat,
  signal: AbortSignal,
): Promise<Completion> {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, fetch: limitedFetch, logLevel: 'off' });
  try {
    const answer = await client.chat.completions.create(
      {
        ...{ model, messages: [...messages], temperature: 0, max_tokens: maxOutputTokens },
        ...(format === 'json'
          ? { response_format: { type: 'json_object' } }
          : {
              seed: 1,
              response_format: { type: 'json_schema', json_schema: { name: 'coach_text', strict: true, schema } },
            }),
      },
      { signal },
    );
    const text = answer.choices?.[0]?.message?.content;
    if (typeof text !== 'string' || text === '') throw new LanguageModelFailed('no text in the answer', null);
    const { prompt_tokens: inputTokens = 0, completion_tokens: outputTokens = 0 } = answer.usage ?? {};
    return { text, inputTokens, outputTokens };
  } catch (error) {
    if (error instanceof LanguageModelFailed) throw error;
    throw signal.aborted ? new LanguageModelFailed('timed out', usualRetryMs) : toFailure(error);
  }
}

function toFailure(error: unknown): LanguageModelFailed {
  // Node's fetch rejects with a TypeError when the connection breaks off within the body.
  if (error instanceof OpenAI.APIConnectionError || isBrokenOff(error))
    return new LanguageModelFailed('connection failed', usualRetryMs);
  if (!(error instanceof OpenAI.APIError)) return new LanguageModelFailed('unreadable answer', null);
  const status: number | undefined = error.status;
  const again = status === 429 || (status !== undefined && status >= 500);
  const isBadRequest = status === 400 || status === 422;
  return new LanguageModelFailed(
    `status ${status ?? 'unknown'}`,
    again ? retryAfterMs(error.headers) : null,
    isBadRequest,
  );
}

const isBrokenOff = (error: unknown): boolean => error instanceof TypeError && error.message === 'terminated';

/** Seconds or a date, as HTTP has it; null when that is longer than we are willing to wait. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const asked = headers?.get('retry-after');
  if (!asked) return usualRetryMs;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  if (!Number.isFinite(ms)) return usualRetryMs;
  return ms > maxRetryAfterMs ? null : Math.max(0, ms);
}
