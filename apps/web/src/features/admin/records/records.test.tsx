// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin } from '../../../../test/fixtures/admin.tsx';
import { press } from '../../../../test/fixtures/form.ts';
import { refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';

const at = '2026-11-22T18:12:04.000Z';
const userId = 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d11';
const analysisId = '0f0e6a53-4a5e-4f7e-8a0f-0d3f3c5f6b22';
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  vi.stubGlobal('scrollTo', () => {});
});
const answer = (path: string, records: object[]) => {
  server.answers[`/api/admin/${path}`] = () => Response.json(records);
};
const records = () => [...document.querySelectorAll('main li')].map((record) => record.textContent);

test('the audit shows each action with its golfer and details', async () => {
  answer('audit?limit=50', [
    { id: 2, at, action: 'reset-usage', admin: 'jo', userId, details: { field: 'videoUploadsUsed', givenBack: 1 } },
    { id: 1, at, action: 'login', userId: null, details: { requestId: '6f1c0d4e8f7b' } },
  ]);
  await openAdmin('/admin/audit');
  expect(records()[0]).toMatch(new RegExp(`^Usage reset.*${userId}by jo · field: videoUploadsUsed · given back: 1$`));
  expect(records()[1]).toMatch(/^Signed in.*request id: 6f1c0d4e8f7b$/);
});

test('a list is loaded again every 10 s', async () => {
  answer('flagged-points?limit=50', []);
  await openAdmin('/admin/flagged-points');
  answer('flagged-points?limit=50', [{ id: 1, at, reason: 'device-clock', userId, email: null, sourceId: 's-1' }]);
  await advance(10.2);
  expect(records()[0]).toContain('A workout of a day that has begun nowhere');
});

test('older pages begin after the last entry', async () => {
  const entry = (id: number) => ({ id, at, action: 'login', userId: null, details: {} });
  answer(
    'audit?limit=50',
    Array.from({ length: 50 }, (_, ago) => entry(60 - ago)),
  );
  answer('audit?limit=50&before=11', [entry(10)]);
  await openAdmin('/admin/audit');
  await press('Next');
  expect(records()).toHaveLength(1);
  await press('Previous');
  expect(records()).toHaveLength(50);
});

test('an empty page after a full one says that there is nothing older', async () => {
  const entry = (id: number) => ({ id, at, action: 'login', userId: null, details: {} });
  answer(
    'audit?limit=50',
    Array.from({ length: 50 }, (_, ago) => entry(60 - ago)),
  );
  answer('audit?limit=50&before=11', []);
  await openAdmin('/admin/audit');
  await press('Next');
  expect(screen.getByText('No older entries')).toBeDefined();
  expect(screen.queryByText('Nothing is recorded yet')).toBeNull();
});

test('payment alerts show amounts in their currency, and what needs an answer', async () => {
  const alert = { at, userId, email: 'penny@example.com', stripeChargeId: 'ch_1' };
  answer('payment-alerts?limit=50', [
    { ...alert, id: 2, kind: 'dispute', amountMinorUnits: 9999, currency: 'usd', status: 'needs_response' },
    { ...alert, id: 1, kind: 'refund', amountMinorUnits: 500, currency: 'jpy', status: 'full', email: null },
  ]);
  await openAdmin('/admin/payment-alerts');
  expect(records()[0]).toMatch(/^Dispute of \$99\.99needs response.*penny@example\.comch_1$/);
  expect(records()[1]).toMatch(/^Refund of ¥500full.*No account/);
});

test.each([
  ['needs_response', true],
  ['warning_needs_response', true],
  ['under_review', false],
  ['lost', false],
])('a dispute that is %s stands out: %s', async (status, standsOut) => {
  const dispute = { id: 1, at, userId, email: null, stripeChargeId: 'ch_1', kind: 'dispute', currency: 'usd' };
  answer('payment-alerts?limit=50', [{ ...dispute, amountMinorUnits: 9999, status }]);
  await openAdmin('/admin/payment-alerts');
  expect(screen.getByText(status.replaceAll('_', ' ')).className.includes('alert')).toBe(standsOut);
});

test('flagged points show the reason', async () => {
  answer('flagged-points?limit=50', [
    { id: 1, at, reason: 'same-video', userId, email: 'penny@example.com', sourceId: analysisId },
  ]);
  await openAdmin('/admin/flagged-points');
  expect(records()[0]).toMatch(/^Uploaded the same video again.*penny@example\.com/);
  const link = screen.getByRole('link', { name: 'Analysis of flag 1' });
  expect(link.getAttribute('href')).toBe(`/admin/analyses?search=${analysisId}`);
});

test.each([
  ['audit', 'Nothing is recorded yet'],
  ['payment-alerts', 'No refunds and no disputes'],
  ['flagged-points', 'Nothing was flagged'],
])('%s can be empty', async (path, text) => {
  answer(`${path}?limit=50`, []);
  await openAdmin(`/admin/${path}`);
  expect(screen.getByText(text)).toBeDefined();
});

test('a failure shows its sentence and a way to try again', async () => {
  server.answers['/api/admin/audit?limit=50'] = refusal(503, 'temporarily-unavailable', 'Back in a minute.');
  await openAdmin('/admin/audit');
  expect(screen.getByRole('alert').textContent).toContain('Back in a minute.');
  answer('audit?limit=50', []);
  await press('Try Again');
  expect(screen.getByText('Nothing is recorded yet')).toBeDefined();
});
