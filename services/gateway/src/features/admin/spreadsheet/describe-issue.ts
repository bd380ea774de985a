import type { z } from 'zod/mini';

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
