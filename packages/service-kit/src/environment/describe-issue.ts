import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Says in words what is wrong with a variable; never its value. To be read after the variable's name. */
export function describeIssue(issue: Issue, isSet: boolean): string {
  if (!isSet) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'is not a whole number' : 'is not a number';
    case 'invalid_value':
      return `is none of ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string'
        ? describeLength(issue.exact, 'fewer', issue.minimum)
        : `is less than ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? describeLength(issue.exact, 'more', issue.maximum)
        : `is more than ${issue.maximum}`;
    case 'invalid_format':
      return describeFormat(issue);
    default:
      return issue.message;
  }
}

const describeLength = (isExact: boolean | undefined, than: string, characters: number | bigint): string =>
  isExact ? `does not have ${characters} characters` : `has ${than} than ${characters} characters`;

function describeFormat(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if (issue.format === 'url') {
    return 'note' in issue && issue.note === 'Invalid protocol'
      ? 'begins with another protocol than the example'
      : 'is not a URL';
  }
  // A pattern brings its own words.
  return issue.format === 'starts_with' && 'prefix' in issue ? `does not begin with ${issue.prefix}` : issue.message;
}
