import type { UserId } from '@trueswing/contracts';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import type { VideoInspection } from '../inspect-video/inspect-video.ts';
import { swingErrors } from '../swing-errors.ts';
import { endTransfer } from './end-transfer.ts';
import type { TransferInspections } from './transfer-inspections.ts';
import { advanceTransfer, beginAttempt, listTransfers, type Transfer } from './transfers.repository.ts';

/** A request with a tail of an earlier one holds at most this many parts. */
const partsOfAttempt = 4;
/** The store numbers parts up to 10,000. A client that sends whole parts makes 20 attempts. */
const maxAttempts = 2_400;

interface IncomingPart {
  userId: UserId;
  id: string;
  /** Where the client believes that the bytes belong. */
  offset: number;
  /** Number of bytes that the client announces. */
  length: number;
  bytes: AsyncIterable<Buffer>;
}

/**
 * Receives the next bytes of a video. Whole parts go to the object store, and what a request brings beyond them is dropped: the
 * client sends it again from the offset that it is answered, which is then the start of a part. Where a request ends before its
 * first whole part, what has arrived stays in the database. Of two requests for the same bytes, the first that stores them wins.
 * @returns the new offset, and when the transfer expires
 * @throws AppError `not-found`, `transfer-moved-on` for another offset, `request-too-large`; what `bytes` throws; what the inspection
 *   throws, which ends the transfer
 */
export async function receivePart(
  deps: Pick<Deps, 'db' | 'objectStore' | 'now' | 'logger'>,
  inspections: TransferInspections,
  { userId, id, offset, length, bytes }: IncomingPart,
): Promise<{ offset: number; expiresAt: Date }> {
  const owner = { userId, now: deps.now() };
  const transfer = isUuid(id) && length > 0 ? await beginAttempt(deps.db, { id, offset, ...owner }) : undefined;
  if (!transfer) {
    const [found] = isUuid(id) ? await listTransfers(deps.db, owner, [id]) : [];
    if (!found) throw new AppError('not-found');
    if (length > 0 || found.offset_bytes !== offset) throw new AppError('transfer-moved-on');
    return { offset, expiresAt: found.expires_at };
  }
  if (transfer.attempts > maxAttempts) throw new AppError('bad-request');
  const inspection = inspections.take(id, offset);
  const keptEnd = endToKeep(transfer, length, deps.objectStore.partBytes);
  const incoming = new IncomingBytes(transfer, inspection, { bytes, keptEnd });
  const storage = new PartStorage(deps, transfer);
  try {
    await deps.objectStore.sendInParts(incoming.read(), (part, isLast) => storage.store(part, isLast));
  } catch (error) {
    if (incoming.isRejected) await endTransfer(deps, userId, id);
    throw error;
  }
  if (inspection?.inspectedBytes === storage.offset) inspections.keep(id, inspection);
  if (incoming.clientError !== undefined) throw incoming.clientError;
  return { offset: storage.offset, expiresAt: transfer.expires_at };
}

/** Where the last whole part ends that this request completes; its own end when it completes none, or the video. */
function endToKeep(transfer: Transfer, length: number, partBytes: number): number {
  const { offset_bytes, size_bytes, tail } = transfer;
  const end = offset_bytes + length;
  const wholeParts = Math.floor((tail.length + length) / partBytes);
  return end >= size_bytes || wholeParts === 0 ? end : offset_bytes - tail.length + wholeParts * partBytes;
}

/** The tail of the earlier requests, then what the client sends now, up to the end that is kept. */
class IncomingBytes {
  /** Why the client broke off; what it had sent is stored all the same. */
  clientError: unknown;
  isRejected = false;
  readonly #transfer: Transfer;
  readonly #inspection: VideoInspection | undefined;
  readonly #bytes: AsyncIterable<Buffer>;
  readonly #keptEnd: number;

  constructor(
    transfer: Transfer,
    inspection: VideoInspection | undefined,
    { bytes, keptEnd }: { bytes: AsyncIterable<Buffer>; keptEnd: number },
  ) {
    this.#transfer = transfer;
    this.#inspection = inspection;
    this.#bytes = bytes;
    this.#keptEnd = keptEnd;
  }

  async *read(): AsyncGenerator<Buffer> {
    const { tail, size_bytes, offset_bytes } = this.#transfer;
    if (tail.length > 0) yield tail;
    let end = offset_bytes;
    for await (const chunk of this.#untilBroken()) {
      const kept = chunk.subarray(0, Math.max(0, this.#keptEnd - end));
      end += chunk.length;
      if (end > size_bytes) throw swingErrors.videoChanged();
      if (kept.length === 0) continue;
      await this.#inspect(kept);
      yield kept;
    }
  }

  async *#untilBroken(): AsyncGenerator<Buffer> {
    try {
      yield* this.#bytes;
    } catch (error) {
      this.clientError = error;
    }
  }

  async #inspect(chunk: Buffer): Promise<void> {
    try {
      await this.#inspection?.write(chunk);
    } catch (error) {
      this.isRejected = true;
      throw error;
    }
  }
}

/** Stores the bytes of one request, part by part, and records each. */
class PartStorage {
  /** Offset that is recorded so far. */
  offset: number;
  readonly #deps: Pick<Deps, 'db' | 'objectStore'>;
  readonly #transfer: Transfer;
  #end: number;
  #parts = 0;

  constructor(deps: Pick<Deps, 'db' | 'objectStore'>, transfer: Transfer) {
    this.#deps = deps;
    this.#transfer = transfer;
    this.offset = transfer.offset_bytes;
    this.#end = transfer.offset_bytes - transfer.tail.length;
  }

  async store(bytes: Buffer, isLast: boolean): Promise<void> {
    // Only the tail: the client broke off before its first byte.
    if (this.#end + bytes.length === this.offset) return;
    const { id, object_key: key, store_upload_id: uploadId, size_bytes, attempts } = this.#transfer;
    this.#end += bytes.length;
    const isPart = !isLast || bytes.length === this.#deps.objectStore.partBytes || this.#end === size_bytes;
    const number = (attempts - 1) * partsOfAttempt + ++this.#parts;
    const stored = isPart
      ? { part: await this.#deps.objectStore.putPart({ key, uploadId }, number, bytes) }
      : { tail: bytes };
    const step = { id, fromOffset: this.offset, toOffset: this.#end };
    if (!(await advanceTransfer(this.#deps.db, step, stored))) throw new AppError('transfer-moved-on');
    this.offset = this.#end;
  }
}
