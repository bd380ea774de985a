import type { ListOf } from './records.ts';

/** A list that is complete, as it is part of another object. */
export const listOf = <T>(url: string, data: T[]): ListOf<T> => ({ object: 'list', data, has_more: false, url });
