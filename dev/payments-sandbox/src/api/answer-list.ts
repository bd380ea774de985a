import { type ApiCall, readText, readWhole } from '../protocol/api-call.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';
import type { ListOf } from '../state/list-of.ts';

const defaultLimit = 10;
const maxLimit = 100;

export const listParams = ['limit', 'starting_after'] as const;

/** One page of records, newest first. Expects the records in order of creation. */
export function answerList<R extends { id: string }>({ form }: ApiCall, url: string, records: readonly R[]): ListOf<R> {
  const limit = readWhole(form, 'limit') ?? defaultLimit;
  if (limit < 1 || limit > maxLimit) throw invalidRequest(`This value must be between 1 and ${maxLimit}`, 'limit');
  const newest = [...records].reverse();
  const after = readText(form, 'starting_after');
  const start = newest.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) {
    throw invalidRequest(`No such object: '${after}'`, 'starting_after', 'resource_missing');
  }
  return { object: 'list', data: newest.slice(start, start + limit), has_more: newest.length > start + limit, url };
}
