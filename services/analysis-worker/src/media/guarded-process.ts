import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';

/** Longest tail of stderr that is kept. */
const stderrTailBytes = 8 * 1024;

export interface ProcessLimits {
  readonly signal: AbortSignal;
  /** Wall-clock time after which the process group is killed. */
  readonly timeoutMs: number;
}

type Program = 'ffmpeg' | 'ffprobe';

/** Status or signal with which a process ended, and why we killed it, if we did: for its time, or because the caller asked. */
interface ProcessEnd {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly killedFor: 'time' | 'caller' | null;
}

/** ffmpeg or ffprobe failed: it timed out, was ended by a signal, or ended with an error and this last output. */
export class MediaProcessError extends Error {
  override readonly name = 'MediaProcessError';
  readonly stderrTail: string;
  readonly timedOut: boolean;
  /** Whether the file made the program fail, as it would each time. If not, another attempt may succeed. */
  readonly isFileFault: boolean;
  constructor(program: Program, stderrTail: string, end: ProcessEnd) {
    const timedOut = end.killedFor === 'time';
    const reason = timedOut ? 'took too long' : end.signal ? `was ended by ${end.signal}` : 'failed';
    super(`${program} ${reason}: ${stderrTail.slice(-600)}`);
    this.stderrTail = stderrTail;
    this.timedOut = timedOut;
    this.isFileFault = !timedOut && !wasEndedFromOutside(program, end) && !machineErrors[program].test(stderrTail);
  }
}

/** Errors that the machine has and not the file: no room, no memory, no thread. */
const machineErrors: Record<Program, RegExp> = {
  ffmpeg: /no space left|quota exceeded|cannot allocate|resource temporarily unavailable/i,
  // It is the first to read the file, and a damaged one may claim a size that no machine has the memory for.
  ffprobe: /resource temporarily unavailable/i,
};

/** Status of ffmpeg after SIGTERM or SIGINT, which it catches, and after the CPU seconds of its -timelimit. */
const interruptedStatus = 255;

/**
 * The kernel kills when memory is short, and a service manager ends all processes of a service that it stops. A crash such
 * as SIGSEGV is the file's: it comes again.
 */
function wasEndedFromOutside(program: Program, { status, signal, killedFor }: ProcessEnd): boolean {
  if (killedFor !== null) return false;
  return signal === 'SIGKILL' || signal === 'SIGTERM' || (program === 'ffmpeg' && status === interruptedStatus);
}

export interface GuardedProcess {
  readonly child: ChildProcess;
  /**
   * Settles when the process has ended: resolves with its last messages, or rejects with MediaProcessError, or with the
   * signal's reason after an abort. By then the whole process group is gone.
   */
  readonly ended: Promise<{ readonly stderrTail: string }>;
  /** Kills the process group; `ended` then rejects. */
  readonly kill: () => void;
}

/** Starts a program in a process group of its own, which is killed as a whole on a timeout or an abort. */
export function startGuarded(
  program: Program,
  path: string,
  args: readonly string[],
  options: ProcessLimits & { readonly stdio: StdioOptions; readonly lowPriority?: boolean },
): GuardedProcess {
  const { signal, timeoutMs, stdio } = options;
  const child = spawn(path, args, { stdio, detached: true });
  let stderrTail = '';
  let killedFor: ProcessEnd['killedFor'] = null;
  (child.stderr as Readable).setEncoding('utf8').on('data', (text: string) => {
    stderrTail = (stderrTail + text).slice(-stderrTailBytes);
  });
  const killFor = (reason: 'time' | 'caller'): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    killedFor ??= reason;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      // The group ended between the check and the signal.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const kill = (): void => killFor('caller');
  const timer = setTimeout(() => killFor('time'), timeoutMs);
  signal.addEventListener('abort', kill, { once: true });
  if (signal.aborted) kill();

  const ended = new Promise<{ stderrTail: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, endSignal) => {
      if (signal.aborted) reject(signal.reason);
      else if (status === 0) resolve({ stderrTail });
      else reject(new MediaProcessError(program, stderrTail, { status, signal: endSignal, killedFor }));
    });
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  });
  // Callers await `ended` after they have drained the pipes; a failure before that must not count as unhandled.
  ended.catch(() => undefined);
  if (options.lowPriority && child.pid !== undefined) lowerPriority(child.pid);
  return { child, ended, kill };
}

/**
 * Best effort: if the system refuses, or the process has already ended, nothing else changes. Each of our processes leads
 * a session of its own, and outside a container Linux divides the processor among sessions first (autogroups). There the
 * priority of the process alone has no effect, so the session's is lowered as well.
 */
function lowerPriority(pid: number): void {
  const lowest = constants.priority.PRIORITY_LOW;
  const lowerProcess = () => setPriority(pid, lowest);
  const lowerSession = () => writeFileSync(`/proc/${pid}/autogroup`, String(lowest));
  for (const lower of [lowerProcess, lowerSession]) {
    try {
      lower();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      // Without root only one session per tenth of a second can be changed, on the whole machine.
      if (code === 'EAGAIN') setTimeout(lowerPriority, 150, pid).unref();
    }
  }
}
