import { maxFileRows, type ShotFileAnswers } from '@trueswing/contracts';
import { describeHeadings, type ShotFileRow } from '@trueswing/domain';
import { TooLargeError } from '../../../spreadsheets/check-zip.ts';
import { readCsvRows } from './csv-rows.ts';
import { decodeText } from './decode-text.ts';
import { hexDigest } from './hex-digest.ts';
import { readSheets } from './read-sheets.ts';
import type { RowLimits } from './row-limits.ts';
import type { ShotFileReply, ShotFileThreadStart } from './shot-file-messages.ts';

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
  let sheets: ShotFileRow[][];
  try {
    sheets = await readTables(bytes);
  } catch (error) {
    return error instanceof TooLargeError ? 'too-large' : { type: 'unreadable' };
  }
  const headings = describeHeadings(sheets[0] ?? []);
  if (headings === null) return { type: 'unreadable' };
  const fingerprint = hexDigest(headings);
  const kept = start.remembered[fingerprint];
  const answers = start.answers ?? kept ?? noAnswers;
  const file = readSheets(sheets, { answers, timeZone: start.timeZone, now: start.now });
  if (!file) return { type: 'unreadable' };
  const isRemembered = start.answers === null && kept !== undefined;
  return { type: 'understood', file: { ...file, answers, isRemembered, fingerprint } };
}

/** Rows of each sheet; of a text there is one. */
async function readTables(bytes: Buffer): Promise<ShotFileRow[][]> {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    // ExcelJS takes most of a second to load, which tables of text need not wait for.
    const { readXlsxSheets } = await import('./xlsx-rows.ts');
    return await readXlsxSheets(bytes, limits);
  }
  const text = decodeText(bytes);
  return text === null ? [] : [readCsvRows(text, limits)];
}
