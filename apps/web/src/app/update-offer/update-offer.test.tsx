// @vitest-environment jsdom
import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { accountRoutes } from '@trueswing/contracts';
import { useState } from 'react';
import { Outlet, Route } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoutes } from '../../../test/fixtures/open-routes.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../test/fixtures/test-page.ts';
import { dropUnsaved, setUnsaved } from '../../features/record/kept/unsaved-swings.ts';
import type { FilmedSwing } from '../../features/record/recorder/recorder.ts';
import { UploadManagerProvider } from '../../features/uploads/transfer/upload-manager.tsx';
import { call } from '../../shared/api/http-client.ts';
import { paths } from '../../shared/paths.ts';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import ConnectionBanner from '../connection/connection-banner.tsx';
import UpdateOffer from './update-offer.tsx';

const sessions = '/api/auth/sessions';
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers[sessions] = () => Response.json([]);
  vi.stubEnv('PROD', true);
  document.head.innerHTML = `<link id="client" href="${pageScript}">`;
  keptScript = '/assets/index-next.js';
  vi.stubGlobal('MessageChannel', TestChannel);
  const registration = { waiting, installing: null, addEventListener: () => undefined };
  const serviceWorker = { register: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(async () => {
  await settle(() => onlineManager.setOnline(true));
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** jsdom has none. Answers go to the first port. */
class TestChannel {
  port1: { onmessage?(event: { data: unknown }): void } = {};
  port2 = { answer: (data: unknown) => this.port1.onmessage?.({ data }) };
}
const pageScript = '/assets/index-now.js';
let keptScript: string;
/** Keeps one script, as a worker keeps those of its version. */
const waiting = {
  postMessage: ({ path }: { path: string }, [port]: TestChannel['port2'][]) => port?.answer(path === keptScript),
};
const recorded: FilmedSwing = {
  file: new File(['video'], 'swing.mp4'),
  view: 'face-on',
  handedness: 'right',
  filmedAt: new Date(),
  seconds: 6,
  framesPerSecond: 59.9,
  impactS: 3,
};

function Screen() {
  useQuery({ queryKey: ['list'], queryFn: () => call(accountRoutes.listSessions) });
  useQuery(currentUserQuery);
  return null;
}
let mountOffer: () => void = () => undefined;
/** The parts of the page load one by one. */
function LateOffer({ isLate }: { isLate: boolean }) {
  const [isThere, setIsThere] = useState(!isLate);
  mountOffer = () => setIsThere(true);
  return isThere && <UpdateOffer />;
}
const open = (path: string = paths.home, { isLate = false } = {}) => {
  const everywhere = (
    <UploadManagerProvider>
      <ConnectionBanner />
      <LateOffer isLate={isLate} />
      <Outlet />
    </UploadManagerProvider>
  );
  return openRoutes(
    path,
    <Route element={everywhere}>
      <Route path="*" element={<Screen />} />
    </Route>,
  );
};
/** Texts at the bottom of the screen, one for each banner. */
const atBottom = () => [...document.querySelectorAll('[data-connection]')].map((each) => each.textContent);
const offered = ['A new version is readyUpdate'];

test('offers a waiting version', async () => {
  await open();
  expect(atBottom()).toEqual(offered);
  expect(screen.getByRole('button', { name: 'Update' })).toBeDefined();
});

test('does not offer the version that the page runs', async () => {
  keptScript = pageScript;
  await open();
  expect(atBottom()).toEqual([]);
});

test('offers nothing on a screen where the golfer is in the middle of something', async () => {
  await open(paths.mobilityCheck);
  expect(atBottom()).toEqual([]);
});

test('offers nothing while a recorded swing is in memory only, which the new version would lose', async () => {
  await open();
  await settle(() => setUnsaved([{ userId: 'penny', swing: recorded, problem: 'full' }]));
  expect(atBottom()).toEqual([]);
  await settle(() => dropUnsaved());
  expect(atBottom()).toEqual(offered);
});

test('leaves its place to a slow connection, even if it was mounted long after the loading began', async () => {
  server.answers[sessions] = () => new Promise(() => undefined);
  await open(paths.home, { isLate: true });
  await advance(3);
  act(mountOffer);
  await advance(0.1);
  expect(atBottom()).toEqual(offered);
  await advance(3.5);
  expect(atBottom()).toEqual(['Slow connection. Still loading…']);
});

test('leaves its place to what the connection has to say, and comes back after it', async () => {
  let arrives: (answer: Response) => void = () => undefined;
  server.answers[sessions] = () => new Promise((resolve) => (arrives = resolve));
  const queryClient = await open();
  expect(atBottom()).toEqual(offered);
  await advance(6.5);
  expect(atBottom()).toEqual(['Slow connection. Still loading…']);
  await settle(() => arrives(Response.json([])));
  await advance(0.1);
  expect(atBottom()).toEqual(offered);

  server.answers['/api/auth/user'] = refusal(503, 'unavailable', 'Not now.');
  await settle(() => void queryClient.refetchQueries(currentUserQuery));
  await advance(4);
  expect(atBottom()).toEqual([expect.stringMatching(/^Our server has a problem\./)]);
  delete server.answers['/api/auth/user'];
  await settle(() => void queryClient.refetchQueries(currentUserQuery));
  await advance(0.1);
  expect(atBottom()).toEqual(offered);

  await settle(() => onlineManager.setOnline(false));
  expect(atBottom()).toEqual([expect.stringMatching(/^You are offline\./)]);
});
