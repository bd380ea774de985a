import { type ApiRouteName, apiRoutes, errorBodySchema } from '@trueswing/contracts';
import { isLongProof, recordProof, type TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtRoutes, callRoute } from '../api/call-route.ts';
import { createThings } from '../api/create-things.ts';
import { exampleOf, type Things } from '../api/example-requests.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import { anotherNetwork, type Golfer, password, type TestGateway } from '../test-gateway.ts';
import { openProxiedGateway, type StoreName } from './proxied-gateway.ts';

const [rounds, golfersCount] = isLongProof() ? [15, 6] : [2, 2];
const opened = openProxiedGateway();

interface Reader {
  golfer: Golfer;
  things: Things;
  /** Texts of their own that no other golfer may see. */
  secrets: readonly string[];
}
let gateway: TestGateway;
let gamification: TestGamification;
let readers: readonly Reader[];
let reads: readonly ApiRouteName[];
beforeAll(async () => {
  ({ gateway } = opened);
  gamification = await startTestGamification(gateway);
  const via: Pick<TestGateway, 'call'> = {
    call: (path, init) => gateway.call(path, { ...init, headers: { ...anotherNetwork(), ...init?.headers } }),
  };
  readers = await Promise.all(
    Array.from({ length: golfersCount }, async () => {
      const golfer = await gateway.register();
      await gateway.makePremium(golfer);
      const file = `a video of ${golfer.id}`;
      const things = await createThings(gateway, golfer, { files: JSON.stringify(file), via });
      return { golfer, things, secrets: [golfer.id, golfer.email, things.analysisId, file] };
    }),
  );
  const isOwn = (name: ApiRouteName) =>
    apiRoutes[name].method === 'GET' && ['member', 'premium'].includes(apiRoutes[name].access);
  reads = builtRoutes(gateway).filter(isOwn);
}, 60_000);
afterAll(() => gamification.stop());

/** Reads something of the golfer's; undefined when the golfer leaves before the answer. @returns what is wrong with the answer */
async function read(name: ApiRouteName, { golfer, things }: Reader, leavesAfterMs: number | null) {
  const request = await exampleOf(name, things);
  const signal = leavesAfterMs === null ? AbortSignal.timeout(30_000) : AbortSignal.timeout(leavesAfterMs);
  const via: Pick<TestGateway, 'call'> = {
    call: (path, init) => gateway.call(path, { ...init, signal, headers: { ...anotherNetwork(), ...init?.headers } }),
  };
  try {
    const response = await callRoute(via, name, request, golfer.cookie);
    return { name, status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('latin1') };
  } catch (error) {
    if (leavesAfterMs === null) throw error;
    return undefined;
  }
}

/** Signs in, which asks Redis for counts and known networks. */
async function signIn(reader: Reader) {
  const json = { email: reader.golfer.email, password };
  const response = await gateway.call('/api/auth/sign-in', { json, headers: anotherNetwork() });
  return { name: 'signIn' as const, status: response.status, text: await response.text(), reader };
}

const signInsAtATime = 5;

/** All golfers read everything of theirs at a time, and sign in; `leave` lets every other call be given up after some milliseconds. */
async function readAll(leave: boolean) {
  // An hour has few exports of a golfer.
  gateway.moveClock(3_600);
  const calls = readers.flatMap((reader) =>
    reads.map(async (name, at) => {
      const answer = await read(name, reader, leave && at % 2 === 1 ? 1 + (at % 40) : null);
      return answer && { ...answer, reader };
    }),
  );
  const signIns = readers.flatMap((reader) => Array.from({ length: signInsAtATime }, () => signIn(reader)));
  const answers = (await Promise.all([...calls, ...signIns])).filter((answer) => answer !== undefined);
  const wrong = answers.flatMap(({ name, status, text, reader }) => {
    const foreign = readers.filter((other) => other !== reader).flatMap(({ secrets }) => secrets);
    const isUnclear = status >= 400 && !errorBodySchema.safeParse(parse(text)).success;
    return [
      ...foreign.filter((secret) => text.includes(secret)).map((secret) => `${name} shows ${secret} of another golfer`),
      ...(isUnclear ? [`${name}: ${status} without a code: ${text.slice(0, 200)}`] : []),
    ];
  });
  return { answers, wrong };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

it.each<[store: StoreName, how: string, breakIt: (proxy: TcpFaultProxy) => void]>([
  ['Redis', 'in the wrong order', (proxy) => proxy.reorder()],
  // A connection to PostgreSQL has one question at a time, so an answer can be late, but overtake none.
  ['PostgreSQL', 'late', (proxy) => proxy.slow(30)],
])(
  'answers of %s that come %s show no golfer what is another one’s',
  async (store, how, breakIt) => {
    const before = await readAll(false);
    expect(before.wrong).toEqual([]);
    const shown = ({ answers }: typeof before) =>
      answers.map(({ name, status, reader }) => [name, status, readers.indexOf(reader)]);
    expect(shown(before).filter(([, status]) => Number(status) >= 400)).toEqual([]);

    breakIt(opened.proxies[store]);
    const counts: Record<string, number> = {};
    for (let round = 0; round < rounds; round++) {
      const { answers, wrong } = await readAll(round % 2 === 1);
      expect(wrong).toEqual([]);
      for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    }
    const overtaken = opened.proxies[store].countSwaps();
    if (how !== 'late') expect(overtaken).toBeGreaterThan(0);
    const statuses = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    recordProof('faults', { [`answers of ${store} ${how}`]: overtaken, calls: statuses.join(', ') });

    opened.proxies[store].restore();
    // Without Redis no one signs in, and for two seconds afterwards.
    const isWorking = () => Promise.all(readers.map((reader) => signIn(reader).then(({ status }) => status)));
    await expect.poll(isWorking, { timeout: 10_000, interval: 500 }).toEqual(readers.map(() => 200));
    const after = await readAll(false);
    expect([after.wrong, shown(after)]).toEqual([[], shown(before)]);
  },
  300_000,
);
