/**
 * Starts work that goes on side by side. When one part fails the others are stopped, and only when all have ended does
 * the first failure come out: nothing writes into a folder that its owner has begun to remove.
 * @returns what the parts give, as they were started
 */
// `| []` lets parts of different kinds keep their order in the result's type.
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
