import {
  type BallAverages,
  type BallMonth,
  type BallMonths,
  type BallNumberName,
  ballNumberNames,
  type Club,
  clubSchema,
  type Landings,
  monthKeySchema,
  type UserId,
} from '@trueswing/contracts';
import { centralDay, centralMonthOf, maxShotAheadMs, type Period } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import { averageBall, type DayOfShots, progressWindowMs } from '@trueswing/swing';
import type { Deps } from '../../deps.ts';
import { averageClubs, averageDays, type ClubRow, countMonths, listLandings } from './ball.repository.ts';

type BallDeps = Pick<Deps, 'db' | 'now'>;

/** Shots with which a picture of a club's dispersion is drawn. */
const drawnLandings = 500;
/** End of the time in which shots may lie. */
export const untilOf = (now: Date): Date => new Date(now.getTime() + maxShotAheadMs);

/** Months with shots, the newest first, with the clubs that were hit most first. */
export async function listBallMonths({ db, now }: BallDeps, userId: UserId): Promise<BallMonths> {
  const rows = await countMonths(db, { userId, from: new Date(0), until: untilOf(now()) });
  const months = new Map<string, { club: Club; shots: number }[]>();
  for (const { month, club, shots } of rows) {
    months.set(month, [...(months.get(month) ?? []), { club, shots }]);
  }
  return [...months].map(([month, clubs]) => ({ month, clubs }));
}

/** Averages of each club in a month. A month without shots has no clubs. @throws AppError `not-found` for no month */
export async function readBallMonth(
  { db }: Pick<Deps, 'db'>,
  { userId, month }: { userId: UserId; month: string },
): Promise<BallMonth> {
  const rows = await averageClubs(db, { userId, ...periodOf(month) });
  const inBagOrder = rows.toSorted((a, b) => clubSchema.options.indexOf(a.club) - clubSchema.options.indexOf(b.club));
  return {
    month,
    clubs: inBagOrder.map((row) => ({ club: row.club, shots: row.shots, days: row.days, averages: averagesOf(row) })),
  };
}

/** Averages with one club over a period. */
export async function averageClub(
  { db }: Pick<Deps, 'db'>,
  { userId, club, from, until }: Period & { userId: UserId; club: Club },
): Promise<BallAverages> {
  const [row] = await averageClubs(db, { userId, club, from, until });
  return row ? averagesOf(row) : averageBall([]);
}

/** Averages of one number with a club on each US Central day of the half year that is compared. */
export async function listBallDays(
  { db, now }: BallDeps,
  { userId, club, name }: { userId: UserId; club: Club; name: BallNumberName },
): Promise<DayOfShots[]> {
  const { from } = centralDay(new Date(now().getTime() - progressWindowMs));
  const rows = await averageDays(db, { userId, club, from, until: untilOf(now()) }, name);
  return rows.map((row) => ({ day: row.day, average: row[name] }));
}

/** Where the shots with a club came down in a month. @throws AppError `not-found` for an unknown club or no month */
export async function readLandings(
  { db }: Pick<Deps, 'db'>,
  { userId, month, club }: { userId: UserId; month: string; club: string },
): Promise<Landings> {
  const known = clubSchema.safeParse(club);
  if (!known.success) throw new AppError('not-found');
  const rows = await listLandings(db, { userId, club: known.data, ...periodOf(month) }, drawnLandings);
  return {
    landings: rows.map(({ carryYd, sideYd }) => ({ carryYd, sideYd })),
    total: rows[0]?.total ?? 0,
  };
}

function periodOf(month: string): Period {
  if (!monthKeySchema.safeParse(month).success) throw new AppError('not-found');
  return centralMonthOf(month);
}

const averagesOf = (row: ClubRow): BallAverages =>
  Object.fromEntries(ballNumberNames.map((name) => [name, row[name]])) as BallAverages;
