import { afterEach, expect, test, vi } from 'vitest';
import { dateFormat } from './date-format.ts';

afterEach(() => vi.unstubAllGlobals());
const noon = new Date('2026-11-20T12:00:00Z');

test('a format says the date in American English, or in the given language', () => {
  expect(dateFormat({ timeZone: 'UTC', dateStyle: 'long' })(noon)).toBe('November 20, 2026');
  expect(dateFormat({ timeZone: 'UTC', dateStyle: 'short' }, 'en-CA')(noon.getTime())).toBe('2026-11-20');
});

test('the format of the runtime is made once, and only when a date is formatted', () => {
  let made = 0;
  class CountedFormat extends Intl.DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...given);
      made += 1;
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: CountedFormat });
  const format = dateFormat({ timeZone: 'UTC', dateStyle: 'medium' });
  expect(made).toBe(0);
  expect([format(noon), format(noon), made]).toEqual(['Nov 20, 2026', 'Nov 20, 2026', 1]);
});
