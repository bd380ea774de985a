import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { repositoryRoot } from '../../src/repository-paths.ts';
import { type RunningSystem, startSystem } from '../../src/system/start-system.ts';

/** Log lines are written soon after an answer, on a busy machine later. */
const patience = { timeout: 30_000 };
type LogLine = Record<string, unknown> & { msg: string };

const sample = readFileSync(join(repositoryRoot, 'samples/face-on.mp4'));
let dataFolder: string;
let system: RunningSystem;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'trueswing-request-'));
  system = await startSystem({ dataFolder, ports: 'any', fsync: false });
});
afterAll(async () => {
  await system?.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

const call = (path: string, cookie = '', init: RequestInit = {}) =>
  fetch(`${system.webUrl}${path}`, { ...init, headers: { origin: system.webUrl, cookie, ...init.headers } });

async function register(email: string): Promise<string> {
  const golfer = { email, password: 'a-long-enough-password', firstName: 'F', lastName: '' };
  const headers = { 'content-type': 'application/json' };
  const answer = await call('/api/auth/register', '', { method: 'POST', headers, body: JSON.stringify(golfer) });
  expect(answer.status).toBe(201);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Messages that a service logged with an id, with the type of the event if they are about one. */
function messagesWith(service: string, requestId: string): string[] {
  const lines = readFileSync(join(system.logFolder, `${service}.log`), 'utf8').split('\n');
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine);
  return logged
    .filter((line) => line.requestId === requestId)
    .map(({ msg, eventType }) => (eventType ? `${msg}: ${eventType}` : msg));
}

it('follows one upload by its id through the logs of all services, to the notification', async () => {
  const cookie = await register('followed@example.com');
  const body = new FormData();
  body.set('clubSelection', 'driver');
  body.set('faceOnVideo', new File([sample], 'swing.mp4', { type: 'video/mp4' }));
  const accepted = await call('/api/swing-analyses', cookie, {
    method: 'POST',
    headers: { 'x-request-id': 'c0ffeec0ffee' },
    body,
  });
  expect(accepted.status, await accepted.clone().text()).toBe(200);
  const requestId = accepted.headers.get('x-request-id') ?? '';
  expect(requestId).toMatch(/^[0-9a-f]{12}$/);
  expect(requestId).not.toBe('c0ffeec0ffee');

  await vi.waitFor(() => expect(messagesWith('gamification', requestId)).toContain('event handled: swing.analyzed'), {
    timeout: 240_000,
    interval: 1_000,
  });
  expect(messagesWith('gateway', requestId)).toEqual(['swing uploaded', 'request']);
  const worker = messagesWith('analysis-worker', requestId);
  expect(worker).toEqual(
    expect.arrayContaining(['event handled: swing.uploaded', 'attempt started', 'analysis succeeded']),
  );
  const notifications = (await (await call('/api/notifications', cookie)).json()) as { type: string }[];
  expect(notifications.map(({ type }) => type)).toContain('upload_success');
});

it('gives a refused call the same id in its answer, its header and the log', async () => {
  const answer = await call('/api/notifications');
  expect(answer.status).toBe(401);
  const { requestId } = (await answer.json()) as { requestId: string };
  expect(answer.headers.get('x-request-id')).toBe(requestId);
  await vi.waitFor(() => expect(messagesWith('gateway', requestId)).toContain('request'), patience);
});

it('passes the id of a call on to the service that answers it', async () => {
  const cookie = await register('caller@example.com');
  const answer = await call('/api/notifications', cookie);
  const requestId = answer.headers.get('x-request-id') ?? '';
  await vi.waitFor(() => {
    expect(messagesWith('gateway', requestId)).toContain('request');
    expect(messagesWith('gamification', requestId)).toContain('request');
  }, patience);
});
