import { checkReachable, OfflineError } from '../../../shared/api/http-client.ts';
import { readReachable } from '../../../shared/api/reachability.ts';

/**
 * A part of the program does not load although the server answers: a newer version has replaced it, or it failed in a gap of the network.
 * Only a reload helps, as a browser requests a failed module once per page load.
 */
export class MissingPartError extends Error {}

/**
 * Waits for a part of the program that is loaded when it is needed.
 * @throws {OfflineError} if the server cannot be reached
 * @throws {MissingPartError} if it can
 */
export const loadCode = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch(async (cause: unknown) => {
    await checkReachable();
    if (readReachable()) throw new MissingPartError('A part of the app did not load.', { cause });
    throw new OfflineError('We could not reach our server. Please try again.', { cause });
  });

/** Why a chosen video cannot be used. With a missing part the golfer reloads the app. */
export interface LoadProblem {
  readonly title: string;
  readonly message: string;
  readonly isMissingPart?: boolean;
}

/** Says to the golfer that a part of the program cannot be loaded. Throws any other error again. */
export function loadProblem(error: unknown): LoadProblem {
  if (error instanceof OfflineError) return { title: 'No Connection', message: error.message };
  if (!(error instanceof MissingPartError)) throw error;
  const message = `${error.message} Reload the app, and choose your video again.`;
  return { title: 'Part Not Loaded', message, isMissingPart: true };
}
