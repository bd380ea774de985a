import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError } from '@trueswing/service-kit';
import type { SheetData, WorkbookReply, WorkbookThreadStart } from './workbook-messages.ts';

interface WorkbookLimits {
  readonly maxRows: number;
  /** Heap of the thread. The catalog needs 60 MB. */
  readonly maxHeapMb?: number;
  /** The catalog needs one second, most of it to load the library, and more on a busy machine. */
  readonly timeoutMs?: number;
}

/** One file at a time, so that several imports need the memory of one. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a spreadsheet that a person uploads, in a thread of its own: what the file asks for ends the thread, not the gateway.
 * Every import uses this. Null if it is no spreadsheet.
 * @throws AppError spreadsheet-too-large when it needs more time or memory than the limits
 */
export async function readWorkbook(bytes: Buffer, limits: WorkbookLimits): Promise<readonly SheetData[] | null> {
  const reading = last.then(() => readInThread(bytes, limits));
  last = reading.catch(() => undefined);
  return await reading;
}

async function readInThread(
  bytes: Buffer,
  { maxRows, maxHeapMb = 256, timeoutMs = 30_000 }: WorkbookLimits,
): Promise<readonly SheetData[] | null> {
  const start: WorkbookThreadStart = { bytes, maxRows };
  const worker = new Worker(threadFile(), {
    workerData: start,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 32 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const reply = await new Promise<WorkbookReply>((resolve, reject) => {
      timer = setTimeout(() => resolve({ type: 'too-large' }), timeoutMs);
      worker.on('message', resolve);
      worker.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ type: 'too-large' });
        else reject(error);
      });
      worker.on('exit', (status) => reject(new Error(`The spreadsheet thread has ended with status ${status}.`)));
    });
    if (reply.type === 'too-large') throw new AppError('spreadsheet-too-large');
    return reply.type === 'sheets' ? reply.sheets : null;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Threads are build products, whether the gateway runs from dist or from source. */
function threadFile(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'dist/spreadsheets/workbook-thread.js');
}
