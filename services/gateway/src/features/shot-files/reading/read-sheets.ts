import {
  describeHeadings,
  type FileShot,
  type ReadShotFile,
  type ReadShotFileOptions,
  readShotFile,
  type ShotFileRow,
} from '@trueswing/domain';
import { hexDigest } from './hex-digest.ts';
import type { DigestedShot } from './shot-file-messages.ts';

interface ReadSheets extends Omit<ReadShotFile, 'shots'> {
  readonly shots: readonly DigestedShot[];
}

/** Stands for the rows of a sheet that is not read. */
const otherColumns =
  'From this row on your file has a sheet with other columns, which we did not read. Please import it as a file of its own.';

const repeated = 'Another sheet of your file has this shot, too.';

/** Reads the first sheet and those with the same headings; each other one is a row with a reason. Null without a table. */
export function readSheets(
  [first = [], ...others]: readonly (readonly ShotFileRow[])[],
  options: ReadShotFileOptions,
): ReadSheets | null {
  const file = readShotFile(first, options);
  if (!file) return null;
  const headings = describeHeadings(first);
  const sheets = [file];
  const rejected = [...file.rejected];
  for (const rows of others) {
    const sheet = describeHeadings(rows) === headings ? readShotFile(rows, options) : null;
    if (sheet) sheets.push(sheet);
    rejected.push(...(sheet?.rejected ?? [{ row: rows[0]?.row ?? 0, reason: otherColumns }]));
  }
  // A sheet may repeat the shots of another one, such as those of one club: then they have the same digests.
  const shots = new Map<string, DigestedShot>();
  const clubs = sumClubs(sheets.flatMap((sheet) => sheet.clubs));
  for (const shot of sheets.flatMap((sheet) => digestAll(sheet.shots))) {
    if (!shots.has(shot.digest)) {
      shots.set(shot.digest, shot);
      continue;
    }
    rejected.push({ row: shot.row, reason: repeated });
    const counted = clubs.find(({ club, shots: count }) => club === shot.club && count > 0);
    if (counted) counted.shots -= 1;
  }
  const isAsked = (question: keyof ReadShotFile['asks']) => sheets.some(({ asks }) => asks[question]);
  return {
    ...file,
    asks: {
      speedUnit: isAsked('speedUnit'),
      distanceUnit: isAsked('distanceUnit'),
      handedness: isAsked('handedness'),
      signs: isAsked('signs'),
    },
    openDate: sheets.find(({ openDate }) => openDate !== null)?.openDate ?? null,
    clubs,
    shots: [...shots.values()],
    rejected,
  };
}

type CountedClub = { -readonly [Key in keyof ReadShotFile['clubs'][number]]: ReadShotFile['clubs'][number][Key] };

function sumClubs(clubs: ReadShotFile['clubs']): CountedClub[] {
  const byName = new Map<string, CountedClub>();
  for (const club of clubs) byName.set(club.name, { ...club, shots: club.shots + (byName.get(club.name)?.shots ?? 0) });
  return [...byName.values()];
}

/** Equal shots of a sheet differ by their place among each other, so that none of them counts as the other's copy. */
function digestAll(shots: readonly FileShot[]): DigestedShot[] {
  const seen = new Map<string, number>();
  return shots.map(({ says, ...shot }) => {
    const place = seen.get(says) ?? 0;
    seen.set(says, place + 1);
    return { ...shot, digest: hexDigest(`${says}\n${place}`) };
  });
}
