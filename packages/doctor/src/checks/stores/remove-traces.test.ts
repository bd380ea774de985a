import { expect, it } from 'vitest';
import { mayHaveWritten } from './remove-traces.ts';

const errorOf = (properties: object) => Object.assign(new Error('of the library'), properties);

it.each([
  ['a refusal of the store', errorOf({ name: 'S3Error', code: 'AccessDenied' }), false],
  ['no connection', errorOf({ code: 'ECONNREFUSED' }), false],
  ['a connection that was cut', errorOf({ code: 'ECONNRESET' }), true],
  ['no answer in time', new Error('object store does not answer'), true],
])('after %s an object may be there: %s', (_, error, expected) => {
  expect(mayHaveWritten(error)).toBe(expected);
});
