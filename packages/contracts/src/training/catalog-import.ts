import { z } from 'zod/mini';
import { errorBodySchema } from '../error-codes.ts';

/** Query of POST /api/admin/exercises/import. A dry run, which is the default, changes nothing. */
export const importExercisesQuerySchema = z.object({
  dryRun: z._default(z.enum(['true', 'false']), 'true'),
  /** `version` of the dry run that the admin has read. If another one is in use by now, nothing is imported. */
  checkedVersion: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});

const namedExercise = z.object({ id: z.string(), name: z.string() });

/** Changes that an imported spreadsheet makes, or would make. */
export const catalogImportSchema = z.object({
  /** False for a dry run, if there is nothing to change, and if another version than the one of the check is in use. */
  applied: z.boolean(),
  unchanged: z.int(),
  added: z.array(namedExercise),
  removed: z.array(namedExercise),
  /** With the names of the changed fields. */
  changed: z.array(z.extend(namedExercise, { fields: z.array(z.string()) })),
  /** Exercises that stay have another order. A gateway of before does not say so. */
  isReordered: z._default(z.boolean(), false),
  /** The file was made from another version than the one in use, so it may take back what was imported since; null otherwise. */
  otherVersion: z._default(z.nullable(z.object({ ofFile: z.int(), inUse: z.int() })), null),
  /** The version that was in use, with which the file was compared. A gateway of before does not say so. */
  version: z._default(z.nullable(z.int()), null),
});
export type CatalogImport = z.infer<typeof catalogImportSchema>;

/** Something that is wrong in a spreadsheet; rows count from 1, as the program that opens it shows them. */
export const sheetErrorSchema = z.object({
  sheet: z.string(),
  row: z.nullable(z.int()),
  column: z.nullable(z.string()),
  message: z.string(),
});
export type SheetError = z.infer<typeof sheetErrorSchema>;

/** More mistakes of a file are not listed: they are not worth reading before the first are fixed. */
export const maxSheetErrors = 100;

/** A spreadsheet that was rejected as a whole. */
export const importRejectedSchema = z.extend(errorBodySchema, { errors: z.array(sheetErrorSchema) });
