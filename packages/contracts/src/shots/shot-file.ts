import { z } from 'zod/mini';
import { clubSchema } from '../bag-clubs.ts';
import { handednessSchema } from '../clubs.ts';
import { uuidSchema } from '../ids.ts';
import { plainText } from '../plain-text.ts';
import { loggedFields, loggedNumbers } from './logged-shot.ts';

/** Makers whose files are recognized. */
export const shotFormatIds = [
  'trackman',
  'flightscope',
  'foresight',
  'rapsodo',
  'garmin',
  'skytrak',
  'full-swing',
  'uneekor',
  'square',
] as const;
export type ShotFormatId = (typeof shotFormatIds)[number];

/** Meanings of a column that a golfer can choose. */
export const shotColumnSchema = z.enum(['club', 'time', ...loggedFields]);
export type ShotColumn = z.infer<typeof shotColumnSchema>;

/** Meanings that a golfer can choose as well, from which numbers of a shot follow. Clients of the version before do not know them. */
export const otherColumnSchema = z.enum(['faceToPathDeg', 'backSpinRpm', 'sideSpinRpm', 'clock']);
export type OtherColumn = z.infer<typeof otherColumnSchema>;

export const speedUnitSchema = z.enum(['mph', 'km/h', 'm/s']);
/** Whether the day or the month comes first in dates such as 05/09/26. */
const dateOrderSchema = z.enum(['month-first', 'day-first']);
export type DateOrder = z.infer<typeof dateOrderSchema>;
export const distanceUnitSchema = z.enum(['yd', 'm', 'ft']);
const columnUnitSchema = z.enum([...speedUnitSchema.options, ...distanceUnitSchema.options]);
export type ColumnUnit = z.infer<typeof columnUnitSchema>;

/** Longest text of a file that an answer repeats. */
export const maxCellText = 80;
export const maxFileColumns = 200;
export const maxAnsweredClubs = 100;

const columnSchema = z.int().check(z.minimum(0), z.maximum(maxFileColumns - 1));

/** Answers of a golfer about a file where it does not say it itself. Kept for the next file with the same headings. */
export const shotFileAnswersSchema = z.object({
  /** Meaning of columns by their position, from 0; null where the format is known. */
  columns: z.nullable(
    z
      .array(z.object({ column: columnSchema, is: shotColumnSchema }))
      .check(z.maxLength(shotColumnSchema.options.length)),
  ),
  /** The same of columns with other meanings. */
  otherColumns: z.optional(
    z
      .array(z.object({ column: columnSchema, is: otherColumnSchema }))
      .check(z.maxLength(otherColumnSchema.options.length)),
  ),
  /** Our club for each name in the file; an empty name is the club of a file that names none. Null leaves its shots out. */
  clubs: z
    .array(z.object({ name: plainText(maxCellText), club: z.nullable(clubSchema) }))
    .check(z.maxLength(maxAnsweredClubs)),
  /** Units of columns that name none. */
  speedUnit: speedUnitSchema,
  distanceUnit: distanceUnitSchema,
  handedness: handednessSchema,
  /** Units of single columns that name none, where they differ from the others of their kind. */
  units: z.optional(
    z.array(z.object({ column: columnSchema, unit: columnUnitSchema })).check(z.maxLength(maxFileColumns)),
  ),
  /**
   * From where the signs of path and face are seen in a file that does not say it: `target` means right is positive for everyone,
   * `golfer` that in-to-out and open are.
   */
  signs: z.optional(z.enum(['target', 'golfer'])),
  /** Order of dates in a file in which either could be meant. */
  dateOrder: z.optional(dateOrderSchema),
});
export type ShotFileAnswers = z.infer<typeof shotFileAnswersSchema>;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The form field `options` of a file, as JSON. Without answers those of the last file with the same headings hold. */
export const shotFileOptionsSchema = z.object({
  /** IANA name of the zone of the file's times. */
  timeZone: plainText(60).check(z.refine(isTimeZone, 'This is no time zone.')),
  answers: z.nullable(shotFileAnswersSchema),
});
export type ShotFileOptions = z.infer<typeof shotFileOptionsSchema>;

/** A row that is not imported, with the reason as a sentence. */
const rejectedRowSchema = z.object({ row: z.int(), reason: z.string() });
export type RejectedRow = z.infer<typeof rejectedRowSchema>;

/** Rows of a file that are read at most, so that an answer can list each one that is not imported. */
export const maxFileRows = 20_000;
/** Clubs that a preview lists at most: a file with more has another column for the club. */
export const maxListedClubs = 50;

/** The file as it was understood, before anything is saved. */
export const shotFilePreviewSchema = z.object({
  /** Name of the maker; null for a file whose columns the golfer explains. */
  format: z.nullable(z.string()),
  /** The headings of all columns. */
  headings: z.array(z.string()),
  /** The columns that are read, with their meaning; those of an unknown file are a guess until the golfer has confirmed them. */
  columns: z.array(z.object({ column: z.int(), is: shotColumnSchema })),
  /** Columns with other meanings, of an unknown file. */
  otherColumns: z.optional(z.array(z.object({ column: z.int(), is: otherColumnSchema }))),
  /** Columns of an unknown file whose heading names no unit. */
  unitless: z.optional(z.array(z.int())),
  /** True if the golfer has to say what the columns mean before the file can be imported. */
  needsColumns: z.boolean(),
  /** The answers that were used: the golfer's, or those kept from an earlier file. */
  answers: shotFileAnswersSchema,
  isRemembered: z.boolean(),
  /** Questions that the file does not answer itself. */
  asks: z.object({
    speedUnit: z.boolean(),
    distanceUnit: z.boolean(),
    handedness: z.boolean(),
    /** Whether path or face have signs that nothing explains. They matter for a left-hander. */
    signs: z.optional(z.boolean()),
  }),
  /** A date of the file that could have day or month first, which the golfer is asked; null if the file shows it. */
  openDate: z.optional(z.nullable(z.string())),
  clubs: z.array(z.object({ name: z.string(), club: z.nullable(clubSchema), shots: z.int() })),
  /** Clubs beyond those that are listed. */
  moreClubs: z.int(),
  shotCount: z.int(),
  /** Shots that were imported before. */
  duplicateCount: z.int(),
  /** When the first and the last shot were hit; null if the file has no times. */
  firstHitAt: z.nullable(z.iso.datetime()),
  lastHitAt: z.nullable(z.iso.datetime()),
  firstShots: z.array(
    z.object({ row: z.int(), club: clubSchema, hitAt: z.nullable(z.iso.datetime()), ...loggedNumbers }),
  ),
  rejectedCount: z.int(),
  rejected: z.array(rejectedRowSchema),
});
export type ShotFilePreview = z.infer<typeof shotFilePreviewSchema>;

/** A file that was imported. */
export const shotImportSchema = z.object({
  id: uuidSchema,
  fileName: z.string(),
  /** Name of the maker, or `Own columns`. */
  format: z.string(),
  shotCount: z.int(),
  importedAt: z.iso.datetime(),
});
export type ShotImport = z.infer<typeof shotImportSchema>;

/** Result of an import. Null if every shot was there already: then nothing was stored. */
export const shotImportResultSchema = z.object({
  imported: z.nullable(shotImportSchema),
  duplicateCount: z.int(),
  rejectedCount: z.int(),
  rejected: z.array(rejectedRowSchema),
});
export type ShotImportResult = z.infer<typeof shotImportResultSchema>;

/** Query of the shots with a club. `near` is the time of a video: the nearest come first, otherwise the newest. */
export const loggedShotsQuerySchema = z.object({
  club: clubSchema,
  near: z.optional(z.iso.datetime()),
});
