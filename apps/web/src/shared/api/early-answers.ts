declare global {
  /** Answers to calls that the page made before its client ran, by URL, and when it made them. */
  var earlyAnswers: Map<string, { answer: Promise<Response>; askedMs: number }> | undefined;
}

/** An answer that no call has taken by then is too old. */
const validMs = 60_000;

/** Keeps the answer to a call of the page for the client, which would make the same call. */
export function keepEarlyAnswer(url: string, answer: Promise<Response>): void {
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(url, { answer, askedMs: performance.now() });
}

/** The answer to a call that the page has made already; undefined without one. A second call gets an answer of its own. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers?.get(url);
  globalThis.earlyAnswers?.delete(url);
  return early && performance.now() - early.askedMs < validMs ? early.answer : undefined;
}
