import { z } from 'zod/mini';
import { clubSchema } from '../bag-clubs.ts';
import { monthKeySchema } from '../month-key.ts';
import { ballAveragesSchema } from './ball-averages.ts';

const shotCountSchema = z.int().check(z.minimum(1));

/** The months in which a golfer has shots, newest first, and the clubs of each. */
export const ballMonthsSchema = z.array(
  z.object({
    month: monthKeySchema,
    clubs: z.array(z.object({ club: clubSchema, shots: shotCountSchema })),
  }),
);
export type BallMonths = z.infer<typeof ballMonthsSchema>;

/** The averages of one club in one month. */
export const clubAveragesSchema = z.object({
  club: clubSchema,
  shots: shotCountSchema,
  /** US Central days on which they were hit: those of one day have one form. */
  days: shotCountSchema,
  averages: ballAveragesSchema,
});
export type ClubAverages = z.infer<typeof clubAveragesSchema>;

export const ballMonthSchema = z.object({
  month: monthKeySchema,
  clubs: z.array(clubAveragesSchema),
});
export type BallMonth = z.infer<typeof ballMonthSchema>;

/** Where a ball came down: its carry, and how far off line; right of the target is positive. */
const landingSchema = z.object({ carryYd: z.number(), sideYd: z.number() });
export type Landing = z.infer<typeof landingSchema>;

/** Where the shots with one club in one month came down. */
export const landingsSchema = z.object({
  /** The newest ones, the newest first. */
  landings: z.array(landingSchema),
  /** All shots of the month that have both numbers. */
  total: z.int().check(z.minimum(0)),
});
export type Landings = z.infer<typeof landingsSchema>;
