// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openMobilityCheck } from '../../../test/fixtures/open-mobility-check.tsx';
import { type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../test/fixtures/test-page.ts';
import { readUnsaved, saveUnsaved } from './stored-parts.ts';

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
});

const press = (name: string) => settle(() => fireEvent.click(screen.getByRole('button', { name })));
const { id: userId } = golferWith();
const turn = { turnDeg: 80.5, plusMinusDeg: 3, repetitions: 2 };
const chest = { summary: { right: turn, left: null, asymmetryDeg: null }, advice: null };
const skipped = { summary: null, advice: null };
const check = { id: '6d2f6f0e-4b5e-4a3c-9a55-0d1b1c9a7f10', results: { chest } };
const complete = { ...check, results: { chest, hips: skipped, separation: skipped } };

it('shows a way on where the sensors are denied, silent or not secure', async () => {
  vi.stubGlobal('DeviceMotionEvent', { requestPermission: async () => 'denied' });
  await openMobilityCheck();
  await press('Start the check');
  expect(screen.getByRole('alert').textContent).toContain('did not allow its motion sensors');
  vi.stubGlobal('DeviceMotionEvent', Event);
  await press('Start the check');
  await advance(2.2);
  expect(screen.getByRole('alert').textContent).toContain('We feel no movement on this device.');
  expect(screen.getByRole('button', { name: 'Show the code' })).toBeTruthy();
  vi.stubGlobal('isSecureContext', false);
  await press('Start the check');
  expect(screen.getByRole('alert').textContent).toContain('secure page');
});

it('goes on after an interruption with the parts that are missing, or starts over', async () => {
  saveUnsaved(userId, check, Date.now());
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

it('discards the parts before when the golfer starts over', async () => {
  saveUnsaved(userId, check, Date.now());
  await openMobilityCheck();
  await press('Start over');
  expect(screen.getByRole('button', { name: 'Start the check' })).toBeTruthy();
  expect(readUnsaved(userId, Date.now())).toBeNull();
});

it('keeps a check that could not be saved, and saves it by a tap or at the next visit', async () => {
  const works = server.answers['/api/mobility-checks'];
  server.answers['/api/mobility-checks'] = () => new Response('', { status: 503 });
  saveUnsaved(userId, complete, Date.now());
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

it('does not move a golfer who is signed in to the account of a code without asking', async () => {
  window.location.hash = '#code=abc';
  const other = golferWith({ firstName: 'Nora' });
  server.answers['/api/auth/hand-over/redeem'] = () => {
    server.user = other;
    return Response.json(other);
  };
  await openMobilityCheck('/hand-over');
  expect(screen.getByRole('link', { name: 'Continue as Penny' })).toBeTruthy();
  expect(server.posts).toEqual([]);
  await press('Sign in with the code');
  await advance(0.1);
  expect(screen.getByRole('heading', { name: 'Mobility Check' })).toBeTruthy();
  expect(server.posts).toMatchObject([{ body: { code: 'abc' } }]);
  window.location.hash = '';
});

it('signs a visitor in with the code, and says when it has ended', async () => {
  window.location.hash = '#code=abc';
  server.user = null;
  server.answers['/api/auth/hand-over/redeem'] = () => new Response('', { status: 500 });
  await openMobilityCheck('/hand-over');
  expect(screen.getByRole('heading', { name: 'This code did not work' })).toBeTruthy();
  window.location.hash = '';
});
