import { type ApiCall, readText, readWhole } from '../protocol/api-call.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';
import type { ListOf } from '../state/list-of.ts';

const defaultLimit = 10;
const maxLimit = 100;

export const listParams = ['limit', 'starting_after', 'ending_before'] as const;

/** One page of records, newest first. Expects the records in order of creation. */
export function answerList<R extends { id: string }>({ form }: ApiCall, url: string, records: readonly R[]): ListOf<R> {
  const limit = readWhole(form, 'limit') ?? defaultLimit;
  if (limit < 1 || limit > maxLimit) throw invalidRequest(`This value must be between 1 and ${maxLimit}`, 'limit');
  const newest = [...records].reverse();
  const after = readText(form, 'starting_after');
  const before = readText(form, 'ending_before');
  if (before !== undefined) {
    const end = positionOf(newest, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newest.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(newest, after, 'starting_after') + 1;
  return { object: 'list', data: newest.slice(start, start + limit), has_more: newest.length > start + limit, url };
}

function positionOf(records: readonly { id: string }[], id: string, param: string): number {
  const position = records.findIndex((record) => record.id === id);
  if (position === -1) throw invalidRequest(`No such object: '${id}'`, param, 'resource_missing');
  return position;
}
