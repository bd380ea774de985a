import { expect, it } from 'vitest';
import { isRequestId, newRequestId } from './request-id.ts';

it('makes a new id each time, also when the random bytes that were drawn are used up', () => {
  const ids = Array.from({ length: 1_000 }, newRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !isRequestId(id))).toEqual([]);
});
