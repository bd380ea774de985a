import {
  type LoggedField,
  loggedFields,
  maxCellText,
  maxListedClubs,
  type ShotFilePreview,
  type UserId,
} from '@trueswing/contracts';
import type { Deps } from '../../deps.ts';
import { openShotFile } from './reading/open-shot-file.ts';
import type { DigestedShot, UnderstoodFile } from './reading/shot-file-messages.ts';
import type { ReceivedShotFile } from './receive-shot-file.ts';
import { countStored, readAnswers } from './shot-files.repository.ts';

const shownShots = 5;

/** Says what was understood of a file, without storing anything. @throws AppError as `openShotFile` */
export async function previewShotFile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  { bytes, options: { timeZone, answers } }: ReceivedShotFile,
): Promise<ShotFilePreview> {
  const remembered = await readAnswers(db, userId);
  const file = await openShotFile(userId, { bytes, timeZone, answers, remembered, now: now() });
  const times = file.shots.flatMap(({ hitAt }) => (hitAt ? [hitAt.getTime()] : []));
  return {
    format: file.format,
    headings: file.headings.map((heading) => heading.slice(0, maxCellText)),
    columns: [...file.columns],
    otherColumns: [...file.otherColumns],
    unitless: [...file.unitless],
    needsColumns: file.format === null && file.answers.columns === null,
    answers: file.answers,
    isRemembered: file.isRemembered,
    asks: file.asks,
    openDate: file.openDate,
    clubs: listed(file.clubs),
    moreClubs: Math.max(0, file.clubs.length - maxListedClubs),
    shotCount: file.shots.length,
    duplicateCount: await countStored(db, userId, file.shots),
    firstHitAt: momentOf(times, (a, b) => a < b),
    lastHitAt: momentOf(times, (a, b) => a > b),
    firstShots: file.shots.slice(0, shownShots).map(toShown),
    rejectedCount: file.rejected.length,
    rejected: [...file.rejected],
  };
}

/** The clubs that we do not know come first: they are asked. */
const listed = (clubs: UnderstoodFile['clubs']): ShotFilePreview['clubs'] =>
  clubs.toSorted((a, b) => Number(a.club !== null) - Number(b.club !== null)).slice(0, maxListedClubs);

/** Not `Math.min`: it takes its numbers as arguments, of which there may be too many. */
function momentOf(times: readonly number[], isBetter: (a: number, b: number) => boolean): string | null {
  const [first] = times;
  if (first === undefined) return null;
  return new Date(times.reduce((best, time) => (isBetter(time, best) ? time : best), first)).toISOString();
}

function toShown(shot: DigestedShot): ShotFilePreview['firstShots'][number] {
  const numbers = Object.fromEntries(loggedFields.map((field) => [field, shot[field]]));
  return {
    row: shot.row,
    club: shot.club,
    hitAt: shot.hitAt?.toISOString() ?? null,
    ...(numbers as Record<LoggedField, number | null>),
  };
}
