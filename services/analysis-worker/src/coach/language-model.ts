import OpenAI from 'openai';
import { limitedFetch } from './limited-fetch.ts';

export interface LanguageModelSettings {
  /** Address of any server with the chat-completions API, including its /v1. */
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

/**
 * Way in which the request asks for the answer's shape: servers without schema support may support plain JSON. That request has
 * no parameter that a model may reject. Those that reason accept no temperature and no `max_tokens`; bytes and seconds limit the
 * answer as well.
 */
export type AnswerFormat = 'json-schema' | 'json';

/** The server failed; `retryAfterMs` is null when a retry is of no use. */
export class LanguageModelFailed extends Error {
  readonly retryAfterMs: number | null;
  /** The server rejected the request itself: it may not support a schema or a parameter. */
  readonly isBadRequest: boolean;
  constructor(message: string, retryAfterMs: number | null, isBadRequest = false) {
    super(message);
    this.name = 'LanguageModelFailed';
    this.retryAfterMs = retryAfterMs;
    this.isBadRequest = isBadRequest;
  }
}

/** Longest delay before the one retry; when the server asks for more there is no retry. */
const maxRetryAfterMs = 3000;
const defaultRetryMs = 250;
const maxOutputTokens = 2000;
/** Characters of a server's message that are logged; it names the parameter that it rejects. */
const maxMessageLength = 200;

/** Sends one request. The signal bounds the whole exchange, body included; the SDK's own retries are off. */
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
        model,
        messages: [...messages],
        ...(format === 'json'
          ? { response_format: { type: 'json_object' } }
          : {
              temperature: 0,
              max_tokens: maxOutputTokens,
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
    throw signal.aborted ? new LanguageModelFailed('timed out', defaultRetryMs) : toFailure(error, apiKey);
  }
}

function toFailure(error: unknown, apiKey: string): LanguageModelFailed {
  // Node's fetch rejects with a TypeError when the connection breaks within the body.
  if (error instanceof OpenAI.APIConnectionError || isBrokenBody(error))
    return new LanguageModelFailed('connection failed', defaultRetryMs);
  if (!(error instanceof OpenAI.APIError)) return new LanguageModelFailed('unreadable answer', null);
  const status: number | undefined = error.status;
  const canRetry = status === 429 || (status !== undefined && status >= 500);
  const isBadRequest = status === 400 || status === 422;
  // A server may quote the key when it refuses it.
  const message = status === 401 || status === 403 ? null : messageOf(error.error, apiKey);
  return new LanguageModelFailed(
    `status ${status ?? 'unknown'}${message ? `: ${message}` : ''}`,
    canRetry ? retryAfterMs(error.headers) : null,
    isBadRequest,
  );
}

/** The beginning of the server's own message, for the log, without the key. */
function messageOf(error: unknown, apiKey: string): string | null {
  const message = (error as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message.replaceAll(apiKey, '[key]').slice(0, maxMessageLength) : null;
}

const isBrokenBody = (error: unknown): boolean => error instanceof TypeError && error.message === 'terminated';

/** Seconds or a date, as in HTTP; null when it is longer than the maximum. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const asked = headers?.get('retry-after');
  if (!asked) return defaultRetryMs;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  if (!Number.isFinite(ms)) return defaultRetryMs;
  return ms > maxRetryAfterMs ? null : Math.max(0, ms);
}
