// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press } from '../../../test/fixtures/form.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openMobilityCheck } from '../../../test/fixtures/open-mobility-check.tsx';
import { refusal, refusalOf, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../test/fixtures/test-page.ts';
import { readUnsaved, saveUnsaved } from './unsaved-check.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/mobility-checks'] = ({ body }) =>
    body
      ? Response.json({ ...(body as object), createdAt: '2026-11-22T10:00:00.000Z' }, { status: 201 })
      : Response.json([]);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('DeviceMotionEvent', Event);
  vi.stubGlobal('DeviceOrientationEvent', Event);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

// jsdom has none; one that a test sets is not the next one's.
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const { id: userId } = golferWith();
const turn = { turnDeg: 80.5, plusMinusDeg: 3, repetitions: 2 };
const chest = { summary: { right: turn, left: null, asymmetryDeg: null }, advice: null };
const hourMs = 3_600_000;
const skipped = { summary: null, advice: null };
const check = { id: '6d2f6f0e-4b5e-4a3c-9a55-0d1b1c9a7f10', measuredAtMs: Date.now(), results: { chest } };
const complete = { ...check, results: { chest, hips: skipped, separation: skipped } };

it('the page shows a way on where the sensors are denied, silent or not secure', async () => {
  vi.stubGlobal('DeviceMotionEvent', { requestPermission: async () => 'denied' });
  await openMobilityCheck();
  await press('Start the check');
  expect(screen.getByRole('alert').textContent).toContain('did not allow its motion sensors');
  vi.stubGlobal('DeviceMotionEvent', Event);
  await press('Start the check');
  await advance(2.2);
  expect(screen.getByRole('alert').textContent).toContain('This device reports no movement.');
  expect(server.calls.map(({ path }) => path)).toContain('/api/auth/hand-over');
  expect(screen.getByText('Continue on your phone')).toBeTruthy();
  vi.stubGlobal('isSecureContext', false);
  await press('Start the check');
  expect(screen.getByRole('alert').textContent).toContain('secure page');
});

it('a device without a touch screen shows the code for the phone when the page opens, above the check, and still starts if it senses movement', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  server.answers['/api/auth/hand-over'] = () =>
    Response.json({ code: 'abc', expiresAt: '2026-11-24T12:00:00.000Z' }, { status: 201 });
  const shown = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: shown });
  await openMobilityCheck();
  await advance(0);
  expect(shown).not.toHaveBeenCalled();
  const code = screen.getByRole('img', { name: /^QR code/ });
  const start = screen.getByRole('button', { name: 'Start the check' });
  expect(code.compareDocumentPosition(start) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('This looks like a computer. Do the check with your phone.');
  expect(server.calls.filter(({ path }) => path === '/api/auth/hand-over')).toHaveLength(1);
  await press('Start the check');
  const event = Object.assign(new Event('devicemotion'), { rotationRate: { alpha: 0, beta: 0, gamma: 0 } });
  await settle(() => window.dispatchEvent(event));
  await advance(0.2);
  expect(document.activeElement?.textContent).toContain('Chest turn');
});

it('a device without a touch screen says that it reports no movement only when it has listened', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  server.answers['/api/auth/hand-over'] = () =>
    Response.json({ code: 'abc', expiresAt: '2026-11-24T12:00:00.000Z' }, { status: 201 });
  await openMobilityCheck();
  await press('Start the check');
  await advance(1.8);
  expect(screen.getByRole('alert').textContent).toMatch(/^This looks like a computer\./);
  await advance(0.4);
  expect(screen.getByRole('alert').textContent).toMatch(/^This device reports no movement\./);
});

it('the page goes on after an interruption with the parts that are missing, and after a pause with the same part', async () => {
  saveUnsaved(userId, check);
  await openMobilityCheck();
  await press('Go on with the check');
  const event = Object.assign(new Event('devicemotion'), { rotationRate: { alpha: 0, beta: 0, gamma: 0 } });
  await settle(() => window.dispatchEvent(event));
  await advance(0.2);
  expect(document.activeElement?.textContent).toContain('Hip turn');
  // The phone is locked, and opened again.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await settle(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Paused. This part starts again.')).toBeTruthy();
  await press('Skip this part');
  await press('Skip this part');
  await advance(0.1);
  expect(screen.getByText(/^Saved\./)).toBeTruthy();
  expect(server.posts).toMatchObject([{ body: { id: check.id, parts: { hips: null, separation: null } } }]);
  expect(readUnsaved(userId, Date.now())).toBeNull();
});

it('neither opening a check nor skipping a part of it makes its parts newer', async () => {
  const early = { ...check, measuredAtMs: Date.now() - 11 * hourMs };
  saveUnsaved(userId, early);
  await openMobilityCheck();
  await press('Go on with the check');
  const event = Object.assign(new Event('devicemotion'), { rotationRate: { alpha: 0, beta: 0, gamma: 0 } });
  await settle(() => window.dispatchEvent(event));
  await advance(0.2);
  expect(readUnsaved(userId, Date.now())).toEqual(early);
  await press('Skip this part');
  expect(readUnsaved(userId, Date.now())).toEqual({ ...early, results: { chest, hips: skipped } });
  expect(readUnsaved(userId, Date.now() + 2 * hourMs)).toBeNull();
});

it('discards the parts before when the golfer starts over', async () => {
  saveUnsaved(userId, check);
  await openMobilityCheck();
  await press('Start over');
  expect(screen.getByRole('button', { name: 'Start the check' })).toBeTruthy();
  expect(readUnsaved(userId, Date.now())).toBeNull();
});

it('the page keeps a check that could not be saved, and saves it by a tap or at the next visit', async () => {
  const works = server.answers['/api/mobility-checks'];
  server.answers['/api/mobility-checks'] = () => new Response('', { status: 503 });
  saveUnsaved(userId, complete);
  await openMobilityCheck();
  await advance(0.1);
  expect(screen.getByText(/It stays on this phone until it is saved/)).toBeTruthy();
  expect(readUnsaved(userId, Date.now())).toEqual(complete);
  if (works) server.answers['/api/mobility-checks'] = works;
  await press('Save again');
  await advance(0.1);
  expect(screen.getByText(/^Saved\./)).toBeTruthy();
  expect(readUnsaved(userId, Date.now())).toBeNull();
});

it('a check that waited for days is sent with the time that it waited', async () => {
  saveUnsaved(userId, { ...complete, measuredAtMs: Date.now() - 72 * hourMs });
  await openMobilityCheck();
  await advance(0.1);
  expect(screen.getByText(/^Saved\./)).toBeTruthy();
  const [post] = server.posts as { body: { waitedMs: number } }[];
  expect(post?.body.waitedMs).toBeGreaterThanOrEqual(72 * hourMs);
  expect(post?.body.waitedMs).toBeLessThan(73 * hourMs);
});

it('a check that is saved when it was measured is sent without a time that it waited', async () => {
  saveUnsaved(userId, { ...complete, measuredAtMs: Date.now() - 30_000 });
  await openMobilityCheck();
  await advance(0.1);
  expect(screen.getByText(/^Saved\./)).toBeTruthy();
  const [post] = server.posts as { body: object }[];
  expect(Object.keys(post?.body ?? {})).toEqual(['id', 'method', 'version', 'parts']);
});

it('the page shows the last check, and from the second one on the smaller side of each part over time', async () => {
  const parts = { chest: { ...chest.summary, left: { ...turn, turnDeg: 71 } }, hips: null, separation: null };
  const stored = (part: object) => ({ method: 'phone', version: 1, parts, ...part });
  server.answers['/api/mobility-checks'] = () =>
    Response.json([
      stored({ id: check.id, createdAt: '2026-11-20T10:00:00.000Z' }),
      stored({ id: '0a4e6b7c-1f56-4d53-8f39-0a6a0a8e3b11', createdAt: '2026-10-20T10:00:00.000Z' }),
    ]);
  await openMobilityCheck();
  expect(screen.getByRole('heading', { name: 'Last check, Nov 20, 2026' })).toBeTruthy();
  const slider = screen.getByRole('slider', { name: 'Chest turn, smaller side, check by check' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Nov 20, 2026: 71°, give or take 3°');
  expect(screen.getByText('One check; the truth most likely lies within its bar')).toBeTruthy();
  expect(screen.getAllByRole('slider')).toHaveLength(1);
});

const chestOf = (left: number, right: number) => ({
  chest: { left: { ...turn, turnDeg: left }, right: { ...turn, turnDeg: right }, asymmetryDeg: null },
  hips: null,
  separation: null,
});
const storedCheck = (nth: number, month: string, [left, right]: [number, number], method = 'phone') => ({
  id: `0a4e6b7c-1f56-4d53-8f39-0a6a0a8e3b1${nth}`,
  createdAt: `2026-${month}-20T10:00:00.000Z`,
  parts: chestOf(left, right),
  method,
  version: 1,
});

it('after a retest the page shows what changed, beside the noise', async () => {
  server.answers['/api/mobility-checks'] = () =>
    Response.json([storedCheck(2, '11', [71, 80]), storedCheck(1, '10', [60, 78])]);
  await openMobilityCheck();
  expect(screen.getByRole('heading', { name: 'Since Oct 20, 2026' })).toBeTruthy();
  const row = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect(row('Chest turn, left')).toBe('Chest turn, leftMore than the noise of 5°+11°');
  expect(row('Chest turn, right')).toBe('Chest turn, rightWithin the noise of 5°+2°');
});

it('the result of a retest shows what changed, beside the noise, before and after it is saved', async () => {
  let isAway = true;
  const stored: unknown[] = [storedCheck(1, '10', [60, 78])];
  server.answers['/api/mobility-checks'] = ({ body }) => {
    if (!body) return Response.json(stored);
    if (isAway) return new Response('', { status: 503 });
    const saved = { ...(body as object), createdAt: '2026-11-20T10:00:00.000Z' };
    stored.unshift(saved);
    return Response.json(saved, { status: 201 });
  };
  saveUnsaved(userId, { ...complete, measuredAtMs: Date.parse('2026-11-20T10:00:00.000Z') });
  await openMobilityCheck();
  await advance(0.1);
  const changes = () => screen.getByRole('heading', { name: 'Since Oct 20, 2026' }).nextElementSibling?.textContent;
  expect(changes()).toBe('Chest turn, rightWithin the noise of 5°+3°');
  isAway = false;
  await press('Save again');
  await advance(0.1);
  expect(screen.getByText(/^Saved\./)).toBeTruthy();
  expect(changes()).toBe('Chest turn, rightWithin the noise of 5°+3°');
});

it('the result of a check is not compared with a later one', async () => {
  server.answers['/api/mobility-checks'] = ({ body }) =>
    body ? new Response('', { status: 503 }) : Response.json([storedCheck(1, '10', [60, 78])]);
  saveUnsaved(userId, { ...complete, measuredAtMs: Date.parse('2026-10-19T10:00:00.000Z') });
  await openMobilityCheck();
  await advance(0.1);
  expect(screen.getByText(/It stays on this phone until it is saved/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Since/ })).toBeNull();
});

it('a check of the phone is not compared with a filmed one', async () => {
  const filmed = storedCheck(2, '10', [50, 50], 'film');
  server.answers['/api/mobility-checks'] = () =>
    Response.json([storedCheck(3, '11', [71, 80]), filmed, storedCheck(1, '09', [60, 78])]);
  await openMobilityCheck();
  expect(screen.getByRole('heading', { name: 'Since Sep 20, 2026' })).toBeTruthy();
  cleanup();
  server.answers['/api/mobility-checks'] = () => Response.json([storedCheck(3, '11', [71, 80]), filmed]);
  await openMobilityCheck();
  expect(screen.queryByRole('heading', { name: /^Since/ })).toBeNull();
  expect(screen.getByText(/^Your mobility checks were made in different ways\./)).toBeTruthy();
});

it('a check that could not be deleted stays with an error; one that another device has deleted is gone', async () => {
  vi.stubGlobal('confirm', () => true);
  const stored = storedCheck(1, '11', [71, 80]);
  server.answers['/api/mobility-checks'] = () => Response.json([stored]);
  const deletion = `/api/mobility-checks/${stored.id}`;
  server.answers[deletion] = refusal(500, 'internal-error', 'Something went wrong on our side.');
  await openMobilityCheck();
  await press('Delete this check');
  expect(screen.getByText('Check Not Deleted')).toBeTruthy();
  expect(screen.getByText('We could not delete this check. Please try again.')).toBeTruthy();
  cleanup();
  await openMobilityCheck();
  server.answers[deletion] = refusalOf('not-found');
  server.answers['/api/mobility-checks'] = () => Response.json([]);
  await press('Delete this check');
  expect(screen.queryByText('Check Not Deleted')).toBeNull();
  expect(screen.queryByText('Delete this check')).toBeNull();
});
