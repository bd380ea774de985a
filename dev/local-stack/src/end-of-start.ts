import { DemoError } from './system/fill-with-demo.ts';
import { AlreadyRunningError } from './system/stack-lock.ts';

export const exitCodes = { stopped: 0, failed: 1, alreadyRunning: 3 };

/**
 * Exit code and last line of a start that did not succeed. What a stop interrupts is no failure; a season that was refused is one,
 * also if Ctrl-C came meanwhile.
 */
export function endOfStart(error: unknown, isStopRequested: boolean): { code: number; line: string } {
  if (isStopRequested && !(error instanceof DemoError)) return { code: exitCodes.stopped, line: 'Stopped.' };
  if (error instanceof AlreadyRunningError) {
    const line = `TrueSwing is ${error.message}. Stop it with Ctrl-C in its terminal, or: kill ${error.pid}`;
    return { code: exitCodes.alreadyRunning, line };
  }
  return { code: exitCodes.failed, line: error instanceof Error ? error.message : String(error) };
}
