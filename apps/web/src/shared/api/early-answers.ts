declare global {
  /** Answers to calls that the page made before its client ran, by URL. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** An answer that no call has taken by then is too old. */
const validMs = 60_000;

/** Keeps the answer to a call of the page for the client, which would make the same call. */
export function keepEarlyAnswer(url: string, answer: Promise<Response>): void {
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(url, answer);
}

/** The answer to a call that the page has made already; undefined without one. A second call gets an answer of its own. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(url);
  globalThis.earlyAnswers?.delete(url);
  return performance.now() < validMs ? answer : undefined;
}
