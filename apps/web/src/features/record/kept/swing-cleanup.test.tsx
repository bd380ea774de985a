// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { userSchema } from '@trueswing/contracts';
import { Route } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openRoutes } from '../../../../test/fixtures/open-routes.tsx';
import { scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { openDeviceDatabase } from '../../../../test/fixtures/small-indexed-db.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { changeUser, currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { endSession } from '../../../shared/session/end-session.ts';
import type { FilmedSwing } from '../recorder/recorder.ts';
import { SwingCleanup } from './swing-cleanup.tsx';
import { keepSwing, listSwings } from './swing-store.ts';
import { readUnsaved, setUnsaved } from './unsaved-swings.ts';

const golfer = golferWith();
const other = golferWith({ id: userSchema.shape.id.parse('0b8f7c1e-3c52-4b8e-9a57-5d1f0c3a2b44') });
const swing: FilmedSwing = {
  file: new File(['video'], 'swing.mp4'),
  view: 'face-on',
  handedness: 'right',
  filmedAt: new Date(),
  seconds: 6,
  framesPerSecond: 59.9,
  impactS: 3,
};
const film = () => keepSwing(golfer.id, swing);
const count = async () => (await listSwings(golfer.id)).length;
let queryClient: QueryClient;
/** The real function, without fake timers: the code that deletes is loaded in real time. */
const nextTurn = setImmediate;
async function pass(change: () => void): Promise<void> {
  await settle(change);
  await advance(0.1);
  await settle(() => new Promise((resolve) => nextTurn(resolve)));
}

beforeEach(async () => {
  scriptServer();
  openDeviceDatabase();
  queryClient = await openRoutes('/', <Route path="/" element={<SwingCleanup />} />);
  await pass(() => changeUser(queryClient, golfer));
  await film();
});

test('an expired session keeps the swings for the same golfer', async () => {
  await pass(() => queryClient.setQueryData(currentUserQuery.queryKey, null));
  await pass(() => changeUser(queryClient, golfer));
  expect(await count()).toBe(1);
});

test('a log-out deletes them, and the next swing is kept only after a sign-in', async () => {
  await pass(() => endSession(queryClient));
  expect(await film()).toBe('unavailable');
  expect(await count()).toBe(0);
  await pass(() => changeUser(queryClient, golfer));
  expect(await film()).toBeNull();
  expect(await count()).toBe(1);
});

test('another golfer who signs in deletes them', async () => {
  await pass(() => queryClient.setQueryData(currentUserQuery.queryKey, null));
  await pass(() => changeUser(queryClient, other));
  await pass(() => changeUser(queryClient, golfer));
  expect(await count()).toBe(0);
});

test('a log-out drops a swing that was not saved yet, and warns of nothing', async () => {
  await pass(() => setUnsaved([{ userId: golfer.id, swing, problem: 'unavailable' }]));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await pass(() => endSession(queryClient));
  expect(readUnsaved()).toEqual([]);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
