// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { type AdminAnalysis, adminAnalysisSchema } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin } from '../../../../test/fixtures/admin.tsx';
import { field, fill, press } from '../../../../test/fixtures/form.ts';
import { done, refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';

const id = 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d11';
const failed = adminAnalysisSchema.parse({
  id,
  userId: id,
  email: 'penny@example.com',
  status: 'failed',
  stage: 'pose',
  progress: 0.4,
  attempt: 3,
  failures: 2,
  errorCode: 'analysis-failed',
  errorDetail: 'the object store did not answer',
  createdAt: '2026-11-22T18:00:00.000Z',
  startedAt: '2026-11-22T18:00:03.200Z',
  finishedAt: '2026-11-22T18:00:15.700Z',
  dueAt: null,
  workerId: 'golf-1-77-3b1c9a2e',
  stageTimesMs: null,
  isRetryable: true,
});
const finished = adminAnalysisSchema.parse({
  ...failed,
  id: '0f0e6a53-4a5e-4f7e-8a0f-0d3f3c5f6b22',
  status: 'succeeded',
  attempt: 1,
  failures: 0,
  stage: 'done',
  progress: 1,
  errorCode: null,
  errorDetail: null,
  stageTimesMs: { pose: 4_420, probe: 310, total: 6_610, decode: 5_580, measure: 400 },
  isRetryable: false,
});
let server: ScriptedServer;
let analyses: AdminAnalysis[];
beforeEach(() => {
  server = scriptServer();
  analyses = [failed, finished];
  server.answers['/api/admin/analyses?limit=50'] = () => Response.json(analyses);
  vi.stubGlobal('scrollTo', () => {});
});
const open = () => openAdmin('/admin/analyses');
const items = () => [...document.querySelectorAll('ul[aria-label=Analyses] > li')].map((item) => item.textContent);

test('shows stage, attempts, times and the error of each analysis', async () => {
  await open();
  expect(items()[0]).toMatch(/^failedpenny@example\.com/);
  expect(items()[0]).toContain(
    'Attempt 3, after 2 without a result; began after 3.2 s; ran 12.5 s; worker golf-1-77-3b1c9a2e',
  );
  expect(items()[0]).toContain('probetranscodepose 40%measurewritestore');
  expect(document.querySelector('[aria-current=step]')?.textContent).toBe('pose 40%');
  expect(items()[0]).toContain('analysis-failed: the object store did not answer');
  expect(items()[1]).toContain(
    'Attempt 1; began after 3.2 s; ran 12.5 s; worker golf-1-77-3b1c9a2etotal 6.6 s · decode 5.6 s · pose 4.4 s · measure 0.4 s · probe 0.3 s',
  );
  expect(screen.getAllByRole('button', { name: /^Retry/ })).toHaveLength(1);
});

test('an empty page after a full one says that there are no older analyses', async () => {
  analyses = Array.from({ length: 50 }, (_, at) =>
    adminAnalysisSchema.parse({ ...finished, id: `0f0e6a53-4a5e-4f7e-8a0f-${String(at).padStart(12, '0')}` }),
  );
  const last = `before=${encodeURIComponent(finished.createdAt)}&beforeId=${analyses.at(-1)?.id}`;
  server.answers[`/api/admin/analyses?limit=50&${last}`] = () => Response.json([]);
  await open();
  await press('Next');
  expect(screen.getByText('No older analyses')).toBeDefined();
});

test('the analyses of one user are found by a link', async () => {
  server.answers[`/api/admin/analyses?limit=50&search=${id}`] = () => Response.json([failed]);
  await openAdmin(`/admin/analyses?search=${id}`);
  expect([items().length, field('Search').value]).toEqual([1, id]);
});

test('the link of the navigation leads back from the analyses of one user to all of them', async () => {
  server.answers[`/api/admin/analyses?limit=50&search=${id}`] = () => Response.json([failed]);
  await openAdmin(`/admin/analyses?search=${id}`);
  fireEvent.click(screen.getByRole('link', { name: 'Analyses' }));
  await advance(0.4);
  await advance(0.1);
  expect([items().length, field('Search').value]).toEqual([2, '']);
});

test('status and search ask the server', async () => {
  server.answers['/api/admin/analyses?limit=50&status=failed'] = () => Response.json([failed]);
  server.answers['/api/admin/analyses?limit=50&status=failed&search=hogan'] = () => Response.json([]);
  await open();
  fireEvent.click(screen.getByLabelText('Failed'));
  await advance(0.1);
  expect(items()).toHaveLength(1);
  fill('Search', 'hogan');
  await advance(0.4);
  await advance(0.1);
  expect(screen.getByText('No analyses found')).toBeDefined();
});

test('a search that was copied with a tab asks with a space', async () => {
  server.answers['/api/admin/analyses?limit=50&search=penny+hogan'] = () => Response.json([]);
  await open();
  fill('Search', 'penny\thogan');
  await advance(0.4);
  await advance(0.1);
  expect(screen.getByText('No analyses found')).toBeDefined();
});

test('a retry is queued, and the list is loaded again', async () => {
  server.answers[`/api/admin/analyses/${id}/retry`] = () => {
    const queued = { status: 'queued', stage: 'queued', progress: 0, attempt: 4, failures: 0 } as const;
    const ended = { workerId: null, startedAt: null, finishedAt: null, errorCode: null, errorDetail: null } as const;
    analyses = [{ ...failed, ...queued, ...ended, dueAt: failed.finishedAt, isRetryable: false }];
    return done();
  };
  await open();
  await press(`Retry the analysis ${id}`);
  expect(screen.getByText('Retry Queued')).toBeDefined();
  expect(items()[0]).toMatch(/^queued/);
  expect(items()[0]).toContain('Attempt 4, after 3 without a result; due ');
});

test('a refused retry says why', async () => {
  server.answers[`/api/admin/analyses/${id}/retry`] = refusal(409, 'analysis-not-retryable', 'Its video is gone.');
  await open();
  await press(`Retry the analysis ${id}`);
  expect(screen.getByText('Its video is gone.')).toBeDefined();
});

test('older pages begin after the last analysis', async () => {
  analyses = Array.from({ length: 50 }, (_, at) =>
    adminAnalysisSchema.parse({ ...finished, id: finished.id.replace(/..$/, String(10 + at)) }),
  );
  const last = `before=${encodeURIComponent(finished.createdAt)}&beforeId=${finished.id.replace(/..$/, '59')}`;
  server.answers[`/api/admin/analyses?limit=50&${last}`] = () => Response.json([failed]);
  await open();
  await press('Next');
  expect(items()).toHaveLength(1);
});
