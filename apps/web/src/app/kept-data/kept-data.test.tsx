// @vitest-environment jsdom
import { focusManager, onlineManager, type QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { userSchema } from '@trueswing/contracts';
import { Outlet, Route, useNavigate, useParams } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { analysisIdOf, finishedAnalysis } from '../../../test/fixtures/finished-analysis.ts';
import { press } from '../../../test/fixtures/form.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openRoutes } from '../../../test/fixtures/open-routes.tsx';
import { refusal, refusalOf, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { openDeviceDatabase } from '../../../test/fixtures/small-indexed-db.ts';
import { advance, settle } from '../../../test/fixtures/test-page.ts';
import { analysesQuery, analysisQuery, previousAnalysisQuery } from '../../features/analyses/analyses.queries.ts';
import { inTransaction } from '../../shared/device-database.ts';
import { saveOnDevice } from '../../shared/device-storage.ts';
import { changeUser, currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { endSession } from '../../shared/session/end-session.ts';
import { uploadStatusQuery } from '../../shared/upload-status.queries.ts';
import { RequireUser } from '../require-user.tsx';
import KeptData from './kept-data.tsx';
// Loaded before it is needed: its import takes real time.
import './needs-network.tsx';
import { contractOf } from './kept-queries.ts';
import { keepAnswer, readAnswers } from './kept-store.ts';

const golfer = golferWith();
const other = golferWith({ id: userSchema.shape.id.parse('0b8f7c1e-3c52-4b8e-9a57-5d1f0c3a2b44') });
const uploads = {
  isPremium: false,
  isFreeLimitReached: true,
  canUploadDriver: false,
  canUploadSevenIron: false,
  weeklyDriverUploaded: false,
  weeklySevenIronUploaded: false,
};
const trainingOf = ({ id }: { id: string }) => `trueswing.training-day.${id}`;

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/upload-status/me'] = () => Response.json(uploads);
  openDeviceDatabase();
  act(() => onlineManager.setOnline(true));
});

function Screen() {
  const { data } = useQuery(uploadStatusQuery);
  return <p>{data?.isFreeLimitReached ? 'one upload used' : 'nothing yet'}</p>;
}

function AnalysisScreen() {
  useQuery(analysisQuery(useParams().id ?? ''));
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/')}>
      Leave
    </button>
  );
}

/** Opens a new page, with the part that keeps data beside the screens. */
async function open({ isSecondTab = false, path = '/' } = {}): Promise<QueryClient> {
  if (!isSecondTab) cleanup();
  const everywhere = (
    <>
      <KeptData />
      <Outlet />
    </>
  );
  const queryClient = await openRoutes(
    path,
    <Route element={everywhere}>
      <Route path="/open-to-all" element={<p>a sample</p>} />
      <Route element={<RequireUser />}>
        <Route path="/" element={<Screen />} />
        <Route path="/analysis/:id" element={<AnalysisScreen />} />
      </Route>
    </Route>,
  );
  await advance(0.1);
  return queryClient;
}
const shown = () => document.body.textContent;
const setNetwork = (isThere: boolean) => settle(() => onlineManager.setOnline(isThere));
const keptCount = async (userId = golfer.id) => (await readAnswers(userId)).length;

test('a page that opens without a network shows what was loaded before', async () => {
  await open();
  expect([shown(), await keptCount()]).toEqual(['one upload used', 2]);
  await setNetwork(false);
  await open();
  expect(shown()).toBe('one upload used');
});

test('so does one whose server does not answer, once that is known', async () => {
  await open();
  server.answers['/api/auth/user'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await open();
  expect(shown()).toBe('one upload used');
  server.answers['/api/auth/user'] = () => new Promise(() => {});
  await open();
  expect(shown()).toBe('Authenticating...');
  await advance(5.1);
  expect(shown()).toBe('one upload used');
});

test('so does one whose server has a problem, after the last attempt', async () => {
  await open();
  server.answers['/api/auth/user'] = refusal(503, 'unavailable', 'Not now.');
  const queryClient = await open();
  expect(shown()).toBe('Authenticating...');
  await advance(4);
  expect(shown()).toBe('one upload used');
  // The banner shows it, until the server answers again.
  expect(queryClient.getQueryState(currentUserQuery.queryKey)?.status).toBe('error');
  delete server.answers['/api/auth/user'];
  await advance(61);
  expect(queryClient.getQueryState(currentUserQuery.queryKey)?.status).toBe('success');
});

test('a screen that never asks who is signed in restores nothing', async () => {
  await open();
  const queryClient = await open({ path: '/open-to-all' });
  await advance(5.1);
  expect(shown()).toBe('a sample');
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeUndefined();
});

test("of a golfer's analyses the answers with an id are kept, and the averages of each club", () => {
  const kept = [
    ['analyses', golfer.id],
    ['analyses', golfer.id, 'previous'],
    ['shots', 'monthly-average', 'driver'],
    ['shots', 'monthly-average', 'driver', golfer.id],
  ];
  const others = [
    ['analyses', 'running'],
    ['analyses', 'newest'],
    ['shots', 'monthly-average', golfer.id],
  ];
  expect(kept.map((key) => contractOf(key) !== undefined)).toEqual([true, true, true, true]);
  expect(others.map(contractOf)).toEqual([undefined, undefined, undefined]);
});

test('an analysis that is left before its answer arrives is kept when it arrives', async () => {
  const id = analysisIdOf(1);
  let arrives: (answer: Response) => void = () => undefined;
  server.answers[`/api/swing-analyses/${id}`] = () => new Promise((resolve) => (arrives = resolve));
  await open({ path: `/analysis/${id}` });
  await press('Leave');
  expect(shown()).toBe('one upload used');
  await settle(() => arrives(Response.json(finishedAnalysis())));
  await advance(0.1);
  expect((await readAnswers(golfer.id)).map(({ queryKey }) => queryKey)).toContainEqual(['analyses', id]);
});

test('an analysis that the server no longer has is not restored', async () => {
  const path = `/analysis/${analysisIdOf(1)}`;
  server.answers[`/api/swing-analyses/${analysisIdOf(1)}`] = () => Response.json(finishedAnalysis());
  await open();
  await open({ path });
  server.answers[`/api/swing-analyses/${analysisIdOf(1)}`] = refusalOf('analysis-not-found');
  const queryClient = await open({ path });
  await setNetwork(false);
  await advance(0.1);
  expect(queryClient.getQueryData(uploadStatusQuery.queryKey)).toEqual(uploads);
  expect(queryClient.getQueryData(analysisQuery(analysisIdOf(1)).queryKey)).toBeUndefined();
});

test('an analysis that the server no longer has is deleted from the device, also as the one before another', async () => {
  const path = `/analysis/${analysisIdOf(1)}`;
  const call = `/api/swing-analyses/${analysisIdOf(1)}`;
  const previous = previousAnalysisQuery(analysisIdOf(2)).queryKey;
  server.answers[call] = () => Response.json(finishedAnalysis());
  const first = await open({ path });
  await settle(() => first.setQueryData(previous, finishedAnalysis()));
  const keptAnalyses = async () => (await readAnswers(golfer.id)).filter(({ queryKey }) => queryKey[0] === 'analyses');
  expect(await keptAnalyses()).toHaveLength(2);
  server.answers[call] = refusalOf('analysis-not-found');
  await open({ path });
  expect(await keptAnalyses()).toEqual([]);
  await setNetwork(false);
  const later = await open({ path });
  expect(later.getQueryData(currentUserQuery.queryKey)).toBeDefined();
  expect(later.getQueryData(analysisQuery(analysisIdOf(1)).queryKey)).toBeUndefined();
});

test('a swing that is deleted on any device is not kept as the one before another', async () => {
  const queryClient = await open();
  const [before, newest] = [finishedAnalysis(), finishedAnalysis({ id: analysisIdOf(2) })];
  const previous = previousAnalysisQuery(newest.id).queryKey;
  const isKept = async () => (await readAnswers(golfer.id)).some(({ queryKey }) => queryKey[2] === 'previous');
  const arrives = (key: readonly unknown[], data: unknown) => settle(() => queryClient.setQueryData(key, data));
  await arrives(analysesQuery.queryKey, [newest, before]);
  await arrives(previous, before);
  expect(await isKept()).toBe(true);
  await arrives(analysesQuery.queryKey, [newest]);
  expect(await isKept()).toBe(false);
  await arrives(previous, before);
  await arrives(previous, null);
  expect(await isKept()).toBe(false);
});

test('a device that keeps nothing says that it needs a network, and goes on when it is there', async () => {
  await setNetwork(false);
  await open();
  expect(shown()).toContain('You need a network to sign in');
  await setNetwork(true);
  await advance(0.1);
  expect(shown()).toBe('one upload used');
});

test('an answer of another form is left out', async () => {
  await open();
  await keepAnswer(golfer.id, { queryKey: uploadStatusQuery.queryKey, data: { canUpload: 1 }, updatedAt: Date.now() });
  await setNetwork(false);
  await open();
  expect(shown()).toBe('nothing yet');
});

test('an expired session hides the data, and what was typed stays for its golfer', async () => {
  await open();
  localStorage.setItem(trainingOf(golfer), 'typed');
  server.answers['/api/auth/user'] = refusal(401, 'not-signed-in', 'Please sign in to continue.');
  await open();
  expect(await keptCount()).toBe(0);
  await setNetwork(false);
  await open();
  expect(shown()).toContain('You need a network to sign in');
  expect(localStorage.getItem(trainingOf(golfer))).toBe('typed');
});

test('a log-out deletes all of the golfer, and no later answer is kept', async () => {
  const queryClient = await open();
  localStorage.setItem(trainingOf(golfer), 'typed');
  await settle(() => endSession(queryClient));
  await keepAnswer(golfer.id, { queryKey: ['streak'], data: {}, updatedAt: Date.now() });
  expect([await keptCount(), Object.keys(localStorage).filter((key) => key.includes(golfer.id))]).toEqual([0, []]);
  await setNetwork(false);
  await open();
  expect(shown()).not.toContain('one upload used');
});

test('another golfer who signs in finds nothing of the first one', async () => {
  const queryClient = await open();
  localStorage.setItem(trainingOf(golfer), 'typed');
  localStorage.setItem(trainingOf(other), 'typed too');
  server.user = other;
  await settle(() => changeUser(queryClient, other));
  await advance(0.1);
  expect(await keptCount()).toBe(0);
  expect((await readAnswers(other.id)).map(({ queryKey }) => queryKey[0])).toContain('user');
  expect([localStorage.getItem(trainingOf(golfer)), localStorage.getItem(trainingOf(other))]).toEqual([
    null,
    'typed too',
  ]);
});

const choices = [
  'trueswing.reference-group',
  'trueswing.checklist-dismissed',
  'trueswing.handedness',
  'trueswing.upload-club',
];
const choose = () => {
  for (const key of choices) localStorage.setItem(key, 'chosen');
};
const chosen = () => choices.filter((key) => localStorage.getItem(key) !== null);

test('choices stay with their golfer, also from before the sign-in, and end with a log-out', async () => {
  choose();
  await open();
  await open();
  expect(chosen()).toEqual(choices);
  const queryClient = await open();
  await settle(() => endSession(queryClient));
  expect(chosen()).toEqual([]);
});

test('another golfer gets none of the choices, also after a session that expired', async () => {
  await open();
  choose();
  server.answers['/api/auth/user'] = refusal(401, 'not-signed-in', 'Please sign in to continue.');
  await open();
  expect(chosen()).toEqual(choices);
  delete server.answers['/api/auth/user'];
  server.user = other;
  await open();
  expect(chosen()).toEqual([]);
});

test('a tab that finds another golfer shows and keeps nothing of the first one for the other', async () => {
  const first = await open();
  const second = await open({ isSecondTab: true });
  await settle(() => endSession(first));
  // The screens of the first tab are closed with its golfer, and nothing of the other golfer has arrived.
  server.answers['/api/upload-status/me'] = () => new Promise(() => {});
  server.user = other;
  // This tab notes whose answers the device keeps from here on, which the second one finds.
  await settle(() => changeUser(first, other));
  await advance(0.1);
  expect(second.getQueryData(currentUserQuery.queryKey)?.id).toBe(other.id);
  expect(shown()).not.toContain('one upload used');
  expect((await readAnswers(other.id)).map(({ queryKey }) => queryKey)).toEqual([['user']]);
});

test('a tab asks who is signed in each time that it is opened again', async () => {
  const queryClient = await open();
  server.user = other;
  await settle(() => focusManager.setFocused(false));
  await settle(() => focusManager.setFocused(true));
  await advance(0.1);
  expect(queryClient.getQueryData(currentUserQuery.queryKey)?.id).toBe(other.id);
});

test('what another tab kept too late for the golfer before is deleted', async () => {
  await open();
  const stored = { queryKey: ['streak'], data: {}, updatedAt: Date.now(), userId: other.id };
  await inTransaction({ name: 'trueswing-answers', stores: ['answers'] }, (transaction) =>
    transaction.objectStore('answers').put(stored, JSON.stringify(stored.queryKey)),
  );
  await open();
  saveOnDevice('trueswing.kept-data', other.id);
  expect(await readAnswers(other.id)).toEqual([]);
});
