import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { overloadErrors } from '../http/overload-errors.ts';
import { packageFolder } from '../package-folder.ts';

export interface ThreadLimits {
  readonly maxHeapMb: number;
  /** The part of the heap for what is new. A smaller one is cleared more often, which costs time and saves memory. */
  readonly maxYoungMb?: number;
  readonly timeoutMs: number;
}

/** One file at a time, so that several imports need the memory of one. */
let last: Promise<unknown> = Promise.resolve();
/** Files that are read or wait. A usual one takes two seconds, so the last of them gets its turn before its caller gives up. */
const maxOpenFiles = 8;
let openFiles = 0;

/**
 * Reads a file that a person uploads in a thread of its own, which posts its reply: what the file asks for ends the thread, not the
 * gateway. Every import uses this.
 * @param script the thread's file in `dist`, without `.js`
 * @returns `too-large` when it needs more time or memory than the limits
 * @throws AppError `not-ready` when too many others wait
 */
export async function runInThread<Reply>(
  script: string,
  workerData: object,
  limits: ThreadLimits,
): Promise<Reply | 'too-large'> {
  if (openFiles >= maxOpenFiles) throw overloadErrors.files();
  openFiles += 1;
  const running = last.then(() => run<Reply>(script, workerData, limits)).finally(() => (openFiles -= 1));
  last = running.catch(() => undefined);
  return await running;
}

async function run<Reply>(
  script: string,
  workerData: object,
  { maxHeapMb, maxYoungMb = 32, timeoutMs }: ThreadLimits,
): Promise<Reply | 'too-large'> {
  // A size for the whole process (`--max-semi-space-size`) would also hold in the thread, whatever its own limit. Heaps that are there keep theirs.
  setFlagsFromString('--max-semi-space-size=0');
  const worker = new Worker(threadFile(script), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: maxYoungMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Reply | 'too-large'>((resolve, reject) => {
      timer = setTimeout(() => resolve('too-large'), timeoutMs);
      worker.on('message', resolve);
      worker.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('too-large');
        else reject(error);
      });
      worker.on('exit', (status) => reject(new Error(`The thread of a file has ended with status ${status}.`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Threads are build products, whether the gateway runs from dist or from source. */
const threadFile = (script: string): string => join(packageFolder(), `dist/${script}.js`);
