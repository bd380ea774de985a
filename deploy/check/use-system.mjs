// Uses a running system as a golfer: node deploy/check/use-system.mjs <url> <golfers>
// Each registers, uploads the sample swing, waits for its analysis and for its points. Prints one line a golfer and exits 1 on a
// failure. Where the system sends mail, MAIL_URL is that of mail-server.mjs, from which it reads the link that confirms the address.
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const [url, golfers] = [process.argv[2] ?? 'http://localhost:8080', Number(process.argv[3] ?? 1)];
const deadlineMs = 15 * 60_000;
const sample = fileURLToPath(new URL('../../samples/face-on.mp4', import.meta.url));

const results = await Promise.allSettled(Array.from({ length: golfers }, (_, index) => play(index + 1)));
for (const result of results) if (result.status === 'rejected') console.error(result.reason);
process.exit(results.every(({ status }) => status === 'fulfilled') ? 0 : 1);

async function play(number) {
  const call = async (path, options = {}) => {
    for (;;) {
      const answer = await fetch(url + path, { ...options, signal: AbortSignal.timeout(60_000) });
      if (answer.ok) return answer;
      const text = await answer.text();
      // A busy gateway asks reads to come again, as the web client does.
      const isBusy = answer.status === 503 && options.method === undefined;
      if (!isBusy) throw new Error(`${options.method ?? 'GET'} ${path}: ${answer.status} ${text}`);
      await delay(1_000);
    }
  };
  const golfer = {
    email: `${randomUUID()}@example.com`,
    password: `swing-${randomUUID()}`,
    firstName: 'Check',
    lastName: '',
  };
  const registered = await call('/api/auth/register', {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(golfer),
  });
  const signedIn = registered.status === 202 ? await confirmAddress(call, golfer) : registered;
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const form = new FormData();
  form.set('clubSelection', 'driver');
  form.set('faceOnVideo', await openAsBlob(sample, { type: 'video/mp4' }), 'sample.mp4');
  const startedAt = performance.now();
  const secondsSince = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const { id } = await (
    await call('/api/swing-analyses', { method: 'POST', headers: { origin: url, cookie }, body: form })
  ).json();
  const uploaded = secondsSince();
  const read = async (path) => (await call(path, { headers: { cookie } })).json();
  await until(async () => {
    const status = await read(`/api/swing-analyses/${id}?status_only=true`);
    if (status.hasError) throw new Error(`the analysis failed: ${JSON.stringify(status)}`);
    return status.isComplete;
  });
  const analyzed = secondsSince();
  await until(async () => (await read('/api/auth/user')).totalPoints > 0);
  const { totalPoints, monthlyPoints } = await read('/api/auth/user');
  console.log(
    `golfer ${number}: uploaded after ${uploaded}, analyzed after ${analyzed}, ${totalPoints} points after ${secondsSince()} (month ${monthlyPoints})`,
  );
  if (totalPoints !== 10) throw new Error(`10 points expected, not ${totalPoints}`);
}

/** Follows the link of the mail. */
async function confirmAddress(call, { email, password }) {
  let token;
  await until(async () => {
    const mail = await fetch(`${process.env.MAIL_URL}/${encodeURIComponent(email)}`);
    token = /#token=(\S+)/.exec(mail.ok ? await mail.text() : '')?.[1];
    return token !== undefined;
  });
  return call('/api/auth/confirm-registration', {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ token, password }),
  });
}

async function until(isTrue) {
  const giveUpAt = Date.now() + deadlineMs;
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error('gave up after 15 minutes');
    await delay(500);
  }
}
