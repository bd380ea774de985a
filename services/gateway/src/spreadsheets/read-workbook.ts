import { AppError } from '@trueswing/service-kit';
import { runInThread } from './run-in-thread.ts';
import type { SheetData, WorkbookReply, WorkbookThreadStart } from './workbook-messages.ts';

interface WorkbookLimits {
  readonly maxRows: number;
  /** Heap of the thread. The catalog needs 60 MB. */
  readonly maxHeapMb?: number;
  /** The catalog needs one second, most of it to load the library, and more on a busy machine. */
  readonly timeoutMs?: number;
}

/**
 * Reads a spreadsheet in a thread with limits. Null if it is no spreadsheet.
 * @throws AppError spreadsheet-too-large when it needs more time or memory than the limits
 */
export async function readWorkbook(
  bytes: Buffer,
  { maxRows, maxHeapMb = 256, timeoutMs = 30_000 }: WorkbookLimits,
): Promise<readonly SheetData[] | null> {
  const start: WorkbookThreadStart = { bytes, maxRows };
  const reply = await runInThread<WorkbookReply>('spreadsheets/workbook-thread', start, { maxHeapMb, timeoutMs });
  if (reply === 'too-large' || reply.type === 'too-large') throw new AppError('spreadsheet-too-large');
  return reply.type === 'sheets' ? reply.sheets : null;
}
