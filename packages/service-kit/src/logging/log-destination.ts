import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Bytes that may wait for a slow reader. Lines beyond are dropped. */
const maxWaitingBytes = 1024 * 1024;
/** Longest pieces of text in one write. */
const maxWriteBytes = 64 * 1024;
/** A non-blocking file descriptor that is busy is tried again after this. */
const busyRetryMs = 50;

type WriteBytes = (bytes: Buffer, done: (error: NodeJS.ErrnoException | null, writtenBytes: number) => void) => void;

/**
 * Writes log lines to a file descriptor without ever blocking the process or failing it. A full disk, a closed pipe or a reader
 * that has stopped cost log lines, which are counted, and nothing else.
 */
export class LogDestination {
  readonly #writeBytes: WriteBytes;
  readonly #onRecovered: (droppedLines: number) => void;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #isWriting = false;
  #endsInsideLine = false;
  #droppedLines = 0;
  #reportedLines = 0;

  /** `onRecovered` is called with the number of lines lost once a write succeeds again. */
  constructor(fd: number, onRecovered: (droppedLines: number) => void) {
    this.#writeBytes = writerOf(fd);
    this.#onRecovered = onRecovered;
  }

  /** Lines that were lost since the process started. */
  get droppedLines(): number {
    return this.#droppedLines;
  }

  /** Takes one line with its line break. */
  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.#waitingBytes + bytes.length > maxWaitingBytes) {
      this.#droppedLines += 1;
      return;
    }
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (!this.#isWriting) this.#writeNext();
  }

  /** Waits until every line is written or dropped, at most this long. For the end of the process. */
  async flush(timeoutMs: number): Promise<void> {
    const endsAt = performance.now() + timeoutMs;
    while (this.#isWriting && performance.now() < endsAt) await delay(5);
  }

  #writeNext(): void {
    const lines = this.#takeLines();
    this.#isWriting = lines.length > 0;
    // The rest of a line that a full disk cut off is lost: the next line starts on its own.
    if (this.#isWriting) this.#write(Buffer.concat(this.#endsInsideLine ? [lineBreak, ...lines] : lines));
  }

  #takeLines(): Buffer[] {
    let count = 0;
    for (let bytes = 0; count < this.#waiting.length && bytes < maxWriteBytes; count++) {
      bytes += this.#waiting[count]?.length ?? 0;
    }
    const lines = this.#waiting.splice(0, count);
    for (const line of lines) this.#waitingBytes -= line.length;
    return lines;
  }

  #write(bytes: Buffer): void {
    this.#writeBytes(bytes, (error, writtenBytes) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(() => this.#write(bytes), busyRetryMs);
        return;
      }
      if (error) {
        this.#droppedLines += bytes.filter((byte) => byte === lineBreakByte).length;
        this.#writeNext();
        return;
      }
      this.#endsInsideLine = bytes[writtenBytes - 1] !== lineBreakByte;
      if (writtenBytes < bytes.length) {
        this.#write(bytes.subarray(writtenBytes));
        return;
      }
      this.#writeNext();
      this.#reportDropped();
    });
  }

  #reportDropped(): void {
    const lines = this.#droppedLines - this.#reportedLines;
    if (lines === 0) return;
    this.#reportedLines = this.#droppedLines;
    this.#onRecovered(lines);
  }
}

const lineBreak = Buffer.from('\n');
const lineBreakByte = 0x0a;

/**
 * Files are written in the thread pool. A pipe whose reader has stopped would hold a thread there, and with it the end of the
 * process, so pipes are written by the event loop.
 */
function writerOf(fd: number): WriteBytes {
  const kind = fstatSync(fd);
  if (!kind.isFIFO() && !kind.isSocket()) return (bytes, done) => write(fd, bytes, 0, bytes.length, null, done);
  const socket = new Socket({ fd, readable: false, writable: true });
  socket.on('error', () => undefined);
  return (bytes, done) => {
    socket.write(bytes, (error) => done(error ?? null, bytes.length));
  };
}
