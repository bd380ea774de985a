interface TimeoutOptions {
  timeoutMs: number;
  /** The error, or its message, when the time is over. */
  error: string | (() => Error);
}

/**
 * Settles as `work` does, or rejects when that takes longer than `timeoutMs`. The work itself goes on unobserved: stop it
 * with an AbortSignal where its interface takes one.
 *
 * An answer that arrived in time counts even if this process was too busy to read it: when a blocked event loop continues,
 * Node runs due timers first, then reads sockets, then calls `setImmediate`.
 */
export async function withTimeout<T>(work: Promise<T>, { timeoutMs, error }: TimeoutOptions): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(typeof error === 'string' ? new Error(error) : error());
    timer = setTimeout(() => setImmediate(fail), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
