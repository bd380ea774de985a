import { OfflineError } from '../../../shared/api/http-client.ts';

/**
 * Waits for a part of the program that is loaded when it is needed.
 * @throws {OfflineError} if it cannot be loaded
 */
export const loadCode = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch((cause: unknown) => {
    throw new OfflineError('We could not reach our server. Please try again.', { cause });
  });

/** Says to the golfer that a part of the program cannot be loaded. Throws any other error again. */
export function offlineProblem(error: unknown): { title: string; message: string } {
  if (!(error instanceof OfflineError)) throw error;
  return { title: 'No Connection', message: error.message };
}
