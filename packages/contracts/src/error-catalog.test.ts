import { expect, it } from 'vitest';
import { errorCatalog } from './error-catalog.ts';
import { terminalAnalysisCodes } from './swings/analysis-failure-codes.ts';

it('gives every code a sentence and an HTTP error status', () => {
  for (const [code, { status, message }] of Object.entries(errorCatalog)) {
    expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message.length).toBeGreaterThan(8);
  }
});

it('every failure of the video says what to film next time', () => {
  for (const code of terminalAnalysisCodes) expect(errorCatalog[code].message).toMatch(/film|trim|export/i);
});
