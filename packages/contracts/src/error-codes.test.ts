import { expect, it } from 'vitest';
import { errorCatalog, terminalAnalysisCodes } from './error-codes.ts';

it('gives every code a sentence that ends, and an HTTP error status', () => {
  for (const [code, { status, message }] of Object.entries(errorCatalog)) {
    expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message.length).toBeGreaterThan(8);
  }
});

it('tells what to film next time, whenever the video is at fault', () => {
  for (const code of terminalAnalysisCodes) expect(errorCatalog[code].message).toMatch(/film|trim|export/i);
});
