import { z } from 'zod/mini';
import { clubSchema } from '../bag-clubs.ts';
import { uuidSchema } from '../ids.ts';
import { launchMonitorFields, type NumberRange, type ShotField, shotFields } from '../swings/launch-monitor-fields.ts';

/** Numbers that only a launch monitor's file has. Right of the target is positive, for left-handers too. */
export const fileOnlyFields = {
  sideYd: {
    label: 'Side',
    unit: 'yd',
    possible: { min: -200, max: 200 },
    measuredOn: 'ball',
    isSigned: true,
    digits: 0,
  },
  attackAngleDeg: {
    label: 'Attack angle',
    unit: '°',
    possible: { min: -25, max: 25 },
    measuredOn: 'club',
    isSigned: true,
    digits: 1,
  },
} as const satisfies Record<string, FileOnlyField>;

interface FileOnlyField {
  readonly label: string;
  readonly unit: 'yd' | '°';
  /** The numbers that a ball or a club can reach. */
  readonly possible: NumberRange;
  readonly measuredOn: 'club' | 'ball';
  /** A positive number is shown with a plus. */
  readonly isSigned: boolean;
  readonly digits: 0 | 1;
}

/** A number of a shot in a launch monitor's file. */
export type LoggedField = ShotField | keyof typeof fileOnlyFields;
export const loggedFields: readonly LoggedField[] = [
  ...shotFields,
  ...(Object.keys(fileOnlyFields) as (keyof typeof fileOnlyFields)[]),
];

/** The row of a number of a logged shot. */
export const loggedFieldOf = (field: LoggedField): FileOnlyField | (typeof launchMonitorFields)[ShotField] =>
  field in launchMonitorFields
    ? launchMonitorFields[field as ShotField]
    : fileOnlyFields[field as keyof typeof fileOnlyFields];

export const isLoggedField = (name: string): name is LoggedField => loggedFields.some((field) => field === name);

const numberOrNull = z.nullable(z.number());
/** The numbers of a shot, each of which may be null. */
export const loggedNumbers = Object.fromEntries(loggedFields.map((field) => [field, numberOrNull])) as Record<
  LoggedField,
  typeof numberOrNull
>;

/**
 * One shot of a launch monitor's file, in the units of `launchMonitorFields` and `fileOnlyFields`. A number that the
 * file lacks is null. Face and path: right of the target is positive, for left-handers too.
 */
export const loggedShotSchema = z.object({
  id: uuidSchema,
  club: clubSchema,
  /** When it was hit; noon if the file has the day alone, and the time of the import if it has none. */
  hitAt: z.iso.datetime(),
  /** False if the file says no time of day. Servers of the version before do not say it. */
  hasTime: z.optional(z.boolean()),
  ...loggedNumbers,
});
export type LoggedShot = z.infer<typeof loggedShotSchema>;
