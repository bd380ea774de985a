import { expect, it } from 'vitest';
import { errorText, messageOf } from './error-text.ts';

it.each([
  [new TypeError('no such club'), 'TypeError: no such club', 'no such club'],
  ['the worker was lost', 'the worker was lost', 'the worker was lost'],
  [undefined, 'undefined', 'undefined'],
])('%s as text for a column, and for a person', (failure, text, message) => {
  expect(errorText(failure)).toBe(text);
  expect(messageOf(failure)).toBe(message);
});

it('cuts a long text', () => {
  expect(errorText(new Error('x'.repeat(5_000)))).toBe(`Error: ${'x'.repeat(1_993)}`);
  expect(errorText('x'.repeat(5_000))).toHaveLength(2_000);
});
