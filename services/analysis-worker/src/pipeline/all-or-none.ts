/**
 * Runs work in parallel. When one part fails the others are stopped, and the first failure is thrown once all have ended:
 * then no part writes into a folder that the caller is removing.
 * @returns the results of the parts, in the order in which they were started
 */
// `| []` makes TypeScript infer a tuple, so that parts of different types keep their order in the result.
export async function allOrNone<T extends readonly Promise<unknown>[] | []>(
  signal: AbortSignal,
  start: (signal: AbortSignal) => T,
): Promise<{ -readonly [Part in keyof T]: Awaited<T[Part]> }> {
  const stop = new AbortController();
  const parts = start(AbortSignal.any([signal, stop.signal]));
  for (const part of parts) part.catch((error: unknown) => stop.abort(error));
  await Promise.allSettled(parts);
  stop.signal.throwIfAborted();
  return Promise.all(parts);
}
