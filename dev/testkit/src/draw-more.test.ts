import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';

const before = fc.readConfigureGlobal();
vi.stubEnv('PROVE_SEED', '7');
await import('./draw-more.ts');
vi.unstubAllEnvs();
afterAll(() => fc.configureGlobal(before));

it('a property that fails in a long proof shows the example and the assertion', () => {
  const small = fc.property(fc.integer({ min: 0, max: 9 }), (value) => {
    expect(value).toBeLessThan(5);
  });
  let error: unknown;
  try {
    fc.assert(small);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({
    message: expect.stringContaining('Counterexample: [5]'),
    cause: { message: expect.stringContaining('expected 5 to be less than 5') },
  });
});
