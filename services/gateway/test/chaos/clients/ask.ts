import { setTimeout as delay } from 'node:timers/promises';
import { anotherNetwork, type GatewayCall } from '../../test-gateway.ts';
import type { World } from '../world.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Answers after which a client sends the same again. */
const temporary = (status: number) => status >= 500 || status === 408 || status === 429;
/** A client gives up after this long: the test fails then. */
export const patienceMs = 240_000;

/** The answer to one call; undefined if there was none, or a temporary failure: then the call may have had its effect or not. */
export async function ask(world: World, path: string, call: GatewayCall = {}): Promise<Answer | undefined> {
  try {
    const headers = { ...anotherNetwork(), ...call.headers };
    const response = await world.call(path, { ...call, headers });
    const text = await response.text();
    if (temporary(response.status)) return undefined;
    const body = text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : { text };
    return { status: response.status, headers: response.headers, body };
  } catch {
    return undefined;
  }
}

/**
 * Sends a call until it is answered.
 * @throws when the answer is none of the expected, or there is none for minutes
 */
export async function askUntilAnswered(
  world: World,
  path: string,
  { expected, ...call }: GatewayCall & { expected: readonly number[] },
): Promise<Answer> {
  for (const startedAt = Date.now(); Date.now() - startedAt < patienceMs; await delay(300)) {
    const answer = await ask(world, path, call);
    if (answer) return assertExpected(path, answer, expected);
  }
  throw new Error(`${path}: no answer for ${patienceMs / 1_000} s`);
}

/** @throws when the answer is none of the expected */
export function assertExpected(path: string, answer: Answer, expected: readonly number[]): Answer {
  if (expected.includes(answer.status)) return answer;
  throw new Error(`${path}: unexpected ${answer.status} ${JSON.stringify(answer.body)}`);
}
