import { AppError } from '@trueswing/service-kit';
import type { z } from 'zod/mini';

/** Errors of an import that say more than the sentence of their code. */
export const spreadsheetErrors = {
  tooLarge: () =>
    new AppError('request-too-large', {
      message: 'This file is larger than 5 MB, so nothing has changed. Please remove its pictures and import it again.',
    }),
};

/** Mistakes of a spreadsheet, as sentences for an admin. Those of a cell are in `describeIssue`. */
export const sheetMistakes = {
  unreadable: 'This is no .xlsx file that we can read.',
  noSheet: 'This sheet is missing.',
  tooManyRows: (maxRows: number) => `This sheet has more than ${maxRows} rows.`,
  noColumn: 'This column is missing.',
  notPlain: 'Only text and numbers are read, no formulas or dates.',
  noExercise: 'This sheet has no exercise.',
  repeated: (value: string, field: 'id' | 'name') => `“${value}” is the ${field} of more than one exercise.`,
};

/** Content that a cell may hold, in words for an admin. */
const cellTypes: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
};

/** Describes what is wrong with a cell, as a sentence for an admin. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `This must be ${cellTypes[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.join(', ')}.`;
    case 'too_small':
      return `The least here is ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'too_big':
      return `The most here is ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'custom':
      return issue.message;
    default:
      return 'This does not have the right form.';
  }
}

const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '');
