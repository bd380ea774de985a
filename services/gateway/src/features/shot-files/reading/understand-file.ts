import { createHash } from 'node:crypto';
import { maxFileRows, type ShotFileAnswers } from '@trueswing/contracts';
import { describeHeadings, type FileShot, readShotFile, type ShotFileRow } from '@trueswing/domain';
import { TooLargeError } from '../../../spreadsheets/check-zip.ts';
import { readCsvRows } from './csv-rows.ts';
import { decodeText } from './decode-text.ts';
import type { RowLimits } from './row-limits.ts';
import type { DigestedShot, ShotFileReply, ShotFileThreadStart } from './shot-file-messages.ts';

/** Twice the 10,000 shots of a long season, with 60 columns as TrackMan has them. */
const limits: RowLimits = { maxRows: maxFileRows, maxCells: 1_200_000 };

const noAnswers: ShotFileAnswers = {
  columns: null,
  clubs: [],
  speedUnit: 'mph',
  distanceUnit: 'yd',
  handedness: 'right',
};

/** Reads a launch monitor's file. It runs in a thread with limits: a small file can ask for any time and memory. */
export async function understandFile(start: ShotFileThreadStart): Promise<ShotFileReply | 'too-large'> {
  const bytes = Buffer.from(start.bytes.buffer, start.bytes.byteOffset, start.bytes.byteLength);
  let rows: ShotFileRow[] | null;
  try {
    rows = await readRows(bytes);
  } catch (error) {
    return error instanceof TooLargeError ? 'too-large' : { type: 'unreadable' };
  }
  const headings = rows && describeHeadings(rows);
  if (!rows || headings === null) return { type: 'unreadable' };
  const fingerprint = hexDigest(headings);
  const kept = start.remembered[fingerprint];
  const answers = start.answers ?? kept ?? noAnswers;
  const file = readShotFile(rows, { answers, timeZone: start.timeZone, now: start.now });
  if (!file) return { type: 'unreadable' };
  const isRemembered = start.answers === null && kept !== undefined;
  return { type: 'understood', file: { ...file, shots: digestAll(file.shots), answers, isRemembered, fingerprint } };
}

async function readRows(bytes: Buffer): Promise<ShotFileRow[] | null> {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    // ExcelJS takes most of a second to load, which tables of text need not wait for.
    const { readXlsxRows } = await import('./xlsx-rows.ts');
    return await readXlsxRows(bytes, limits);
  }
  const text = decodeText(bytes);
  return text === null ? null : readCsvRows(text, limits);
}

/** Equal shots of a file differ by their place among each other, so that none of them counts as the other's copy. */
function digestAll(shots: readonly FileShot[]): DigestedShot[] {
  const seen = new Map<string, number>();
  return shots.map(({ says, ...shot }) => {
    const place = seen.get(says) ?? 0;
    seen.set(says, place + 1);
    return { ...shot, digest: hexDigest(`${says}\n${place}`) };
  });
}

const hexDigest = (text: string): string => createHash('sha256').update(text).digest('hex');
