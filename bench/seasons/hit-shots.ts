import { averageBall, type MonthOfShots } from '../../packages/swing/src/index.ts';
import { seededNormal } from '../../packages/swing/test/seeded-normal.ts';
import { shotWith } from '../../packages/swing/test/shot-with.ts';

/** Standard deviation of a golfer's carries on one day. */
const shotSpreadYd = 8;
/** A session each week that has a swing. */
const shotsOfSession = 12;
const weeksOfMonth = 52 / 12;
/** A turn of so many degrees stands for as many yards on top of this: changes are one shot's spread, about. */
const baseYd = 110;

/** A session: what the golfer usually carries then, and what was hit. */
export interface Session {
  readonly month: string;
  readonly usual: number;
  readonly carriesYd: readonly number[];
}

/** Opens the range of one golfer, whose days differ by so many times the spread of the shots. */
export function openRange(seed: number, dayTimes: number): (week: number, usual: number) => Session {
  const normal = seededNormal(seed);
  return (week, usual) => {
    const middleYd = baseYd + usual + dayTimes * shotSpreadYd * normal();
    const carriesYd = Array.from({ length: shotsOfSession }, () => Math.round(middleYd + shotSpreadYd * normal()));
    return { month: monthOf(week), usual, carriesYd };
  };
}

const monthOf = (week: number): string => `2026-0${1 + Math.floor(week / weeksOfMonth)}-01`;

/** The averages of each month, as the server answers them. */
export function averageMonths(sessions: readonly Session[]): MonthOfShots[] {
  const months = [...new Set(sessions.map(({ month }) => month))];
  return months.map((month) => {
    const carriesYd = sessions.filter((session) => session.month === month).flatMap((session) => session.carriesYd);
    return { month, averages: averageBall(carriesYd.map((carryYd) => shotWith({ carryYd }))) };
  });
}
