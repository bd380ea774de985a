import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** A thread cannot change its time zone, but the one that formats begin with. */
class FormatOfCalifornia extends Intl.DateTimeFormat {
  constructor(locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    super(locale, { timeZone: 'America/Los_Angeles', ...options });
  }
}
beforeAll(() => {
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: FormatOfCalifornia } }));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('a file of a swing in the evening has the day of the golfer in its name', async () => {
  const { nameFile } = await import('./name-file.ts');
  const swing = { clubSelection: '7-iron', createdAt: '2026-11-22T03:30:00.000Z' } as const;
  expect(nameFile(swing)).toBe('trueswing-7-iron-2026-11-21');
});
