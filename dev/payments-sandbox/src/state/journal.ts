import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { AnyRecord } from './record-kinds.ts';

/**
 * Append-only journal with one line for each transaction, written before the answer is sent. A killed process loses
 * nothing that it has answered; an incomplete line at the end is a transaction that did not happen. Compacted at each
 * start: only the last version of each record is written to the new file.
 */
export class Journal {
  readonly records: readonly AnyRecord[];
  readonly #descriptor: number;
  readonly #write: typeof writePart;
  #length: number;

  constructor(folder: string, write: typeof writePart = writePart) {
    this.#write = write;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, 'journal.jsonl');
    this.records = existsSync(file) ? readRecords(readFileSync(file, 'utf8')) : [];
    writeFileSync(`${file}.new`, lineOf(this.records), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    this.#descriptor = openSync(file, 'a');
    this.#length = fstatSync(this.#descriptor).size;
  }

  append(records: readonly AnyRecord[]): void {
    const line = Buffer.from(lineOf(records));
    let written = 0;
    try {
      while (written < line.length) written += this.#write(this.#descriptor, line.subarray(written));
    } catch (error) {
      // A full disk takes a part of a line, and the next one would stand behind it.
      ftruncateSync(this.#descriptor, this.#length);
      throw error;
    }
    this.#length += line.length;
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

const lineOf = (records: readonly AnyRecord[]): string => `${JSON.stringify(records)}\n`;

/** Writes what it can, and returns the number of bytes. */
const writePart = (descriptor: number, bytes: Uint8Array): number => writeSync(descriptor, bytes);

/** Last version of each record, in order of creation. */
export function readRecords(journal: string): AnyRecord[] {
  const completeLines = journal.slice(0, journal.lastIndexOf('\n') + 1);
  const records = new Map<string, AnyRecord>();
  for (const line of completeLines.split('\n')) {
    if (line === '') continue;
    for (const record of JSON.parse(line) as AnyRecord[]) records.set(`${record.object} ${record.id}`, record);
  }
  return [...records.values()];
}
