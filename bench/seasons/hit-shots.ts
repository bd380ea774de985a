import { averageBall, type MonthOfShots } from '../../packages/swing/src/index.ts';
import { seededNormal } from '../../packages/swing/test/seeded-normal.ts';
import { shotWith } from '../../packages/swing/test/shot-with.ts';

/** Standard deviation of a golfer's carries on one day. */
const shotSpreadYd = 8;
/** Shots of a month, in its sessions. */
const shotsOfMonth = 48;
const weeksOfMonth = 52 / 12;
/** A turn of so many degrees stands for as many yards on top of this: changes are one shot's spread, about. */
const baseYd = 110;

/** Days of a golfer: the times of the shots' spread by which they differ, and the most sessions in a month. */
export interface Practice {
  readonly dayTimes: number;
  readonly sessionsOfMonth: number;
}

/** A session: what the golfer usually carries then, and what was hit. */
export interface Session {
  readonly month: string;
  readonly usual: number;
  readonly carriesYd: readonly number[];
}

/** Opens the range of one golfer. A week has no session once the month has all of its sessions. */
export function openRange(
  seed: number,
  { dayTimes, sessionsOfMonth }: Practice,
): (week: number, usual: number) => Session | null {
  const sessions = new Map<string, number>();
  const normal = seededNormal(seed);
  return (week, usual) => {
    const month = monthOf(week);
    const before = sessions.get(month) ?? 0;
    if (before === sessionsOfMonth) return null;
    sessions.set(month, before + 1);
    const middleYd = baseYd + usual + dayTimes * shotSpreadYd * normal();
    const carriesYd = Array.from({ length: shotsOfMonth / sessionsOfMonth }, () =>
      Math.round(middleYd + shotSpreadYd * normal()),
    );
    return { month, usual, carriesYd };
  };
}

const monthOf = (week: number): string => `2026-0${1 + Math.floor(week / weeksOfMonth)}-01`;

/** The averages of each month, as the server answers them. */
export function averageMonths(sessions: readonly Session[]): MonthOfShots[] {
  const months = [...new Set(sessions.map(({ month }) => month))];
  return months.map((month) => {
    const within = sessions.filter((session) => session.month === month);
    const carriesYd = within.flatMap((session) => session.carriesYd);
    return { month, days: within.length, averages: averageBall(carriesYd.map((carryYd) => shotWith({ carryYd }))) };
  });
}
