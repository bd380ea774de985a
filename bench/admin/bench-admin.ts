import { cpus } from 'node:os';
import { startStand } from '../gateway/start-stand.ts';
import { percentilesOf } from '../loadtest/report/percentiles.ts';
import { machineLoad } from '../machine-load.ts';
import { emailOf, seedUsers } from './seed-users.ts';

/** The admin's user list and summary with a million users, one call after another, in the built gateway. */
const goalMs = 50;
const users = Number(process.argv[2] ?? 1_000_000);
const rounds = 40;

const stand = await startStand();
try {
  console.log(`${cpus().length} cores; load ${machineLoad()} before`);
  await seedUsers(stand.adminUrl, users);
  console.log(`${users.toLocaleString('en-US')} users; load ${machineLoad()}`);
  const cookie = await signIn();
  const middle = await pageInTheMiddle(cookie);
  const calls: Record<string, (round: number) => string> = {
    'the first page': () => '/api/admin/users?limit=50',
    'a page in the middle': () => `/api/admin/users?limit=50&after=${middle}`,
    'the largest page': () => '/api/admin/users?limit=200',
    'search, one user': (round) => `/api/admin/users?limit=50&search=golfer-${1 + ((round * 7919) % users)}@`,
    'search, a whole e-mail': (round) => `/api/admin/users?limit=50&search=${emailOf(1 + ((round * 7919) % users))}`,
    'search, a name': (round) => `/api/admin/users?limit=50&search=Costa${round}`,
    'search, a first and a last name': () => '/api/admin/users?limit=50&search=ben+costa',
    'search, names in the wrong order': () => '/api/admin/users?limit=50&search=costa1+ben',
    'search, everyone': () => '/api/admin/users?limit=50&search=example.com',
    'search, in the middle': (round) => `/api/admin/users?limit=50&search=Ito${round}&after=${middle}`,
    'search, only old users': (round) => `/api/admin/users?limit=50&search=golfer-${12 + round}`,
    'search, two letters': () => '/api/admin/users?limit=50&search=fi',
    'search, two letters, no one': () => '/api/admin/users?limit=50&search=qz',
    'search, no one': (round) => `/api/admin/users?limit=50&search=Stranger${round}`,
    'search, an id': () => `/api/admin/users?limit=50&search=${middle}`,
    'the summary': () => '/api/admin/summary',
  };
  const floor = await measure('the floor, /readyz', () => '/readyz', cookie);
  for (const [name, path] of Object.entries(calls)) {
    const { p95 } = await measure(name, path, cookie);
    if (p95 > goalMs)
      console.log(`  NOT within the goal (p95 ≤ ${goalMs} ms; the floor has ${floor.p95.toFixed(1)} ms)`);
  }
} finally {
  await stand.remove();
}

async function measure(name: string, path: (round: number) => string, cookie: string) {
  const latenciesMs: number[] = [];
  let rows = 0;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const answer: unknown = await get(path(round), cookie).then((response) => response.json());
    latenciesMs.push(performance.now() - startedAt);
    if (Array.isArray(answer)) rows = Math.max(rows, answer.length);
  }
  const latency = percentilesOf(latenciesMs);
  if (!latency) throw new Error('nothing was measured');
  const [p50Ms, p95Ms] = [latency.p50, latency.p95].map((ms) => ms.toFixed(1));
  console.log(`${name}: p50 ${p50Ms} ms, p95 ${p95Ms} ms; up to ${rows} rows; load ${machineLoad()}`);
  return latency;
}

async function get(path: string, cookie: string): Promise<Response> {
  const response = await fetch(`${stand.gatewayUrl}${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response;
}

async function signIn(): Promise<string> {
  const response = await fetch(`${stand.gatewayUrl}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ password: stand.adminPassword }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`the sign-in was answered with ${response.status}`);
  return cookie;
}

/** Id of a user after whom a page in the middle starts. */
async function pageInTheMiddle(cookie: string): Promise<string> {
  const response = await get(`/api/admin/users?limit=1&search=golfer-${Math.floor(users / 2)}@`, cookie);
  const [user] = (await response.json()) as { id: string }[];
  if (!user) throw new Error('no user in the middle');
  return user.id;
}
