import { type ApiRouteName, apiRoutes } from '@trueswing/contracts';
import { isLongProof, SmtpInbox } from '@trueswing/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtRoutes, callRoute } from '../api/call-route.ts';
import { startTestBilling, type TestBilling } from '../test-billing.ts';
import { anotherNetwork, type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';
import { bodyCorpus } from './body-corpus.ts';

let gateway: TestGateway;
let inbox: SmtpInbox;
let billing: TestBilling;
let golfer: Golfer;
let admin: string;
beforeAll(async () => {
  inbox = await SmtpInbox.start();
  gateway = await startGateway({ SMTP_URL: inbox.url, MAIL_FROM: 'golf@example.com' });
  billing = await startTestBilling(gateway);
  golfer = await gateway.register();
  admin = await gateway.signInAdmin();
});
afterAll(async () => {
  await billing.stop();
  await gateway.stop();
  await inbox.stop();
});

/** Calls that could end the caller's session are made without one, so that the session lasts for the other calls. */
const cookieFor = (name: ApiRouteName) =>
  apiRoutes[name].access === 'admin' ? admin : apiRoutes[name].access === 'member' ? golfer.cookie : undefined;
const withBody = () => builtRoutes(gateway).filter((name) => 'body' in apiRoutes[name].schema);
/** All stores are available, so no 5xx is acceptable. */
const notOurFault = (status: number) => status < 500;

/** Objects with keys that the calls know and values that they do not expect. */
const knownKeys = fc.constantFrom(
  'email',
  'password',
  'firstName',
  'lastName',
  'handicap',
  'heightCm',
  'lengthUnit',
  'city',
  'state',
  'currentPassword',
  'newPassword',
  'token',
  'field',
  'confirmation',
  'name',
  'code',
  '__proto__',
  'constructor',
  'toString',
  'id',
  'plan',
  'userId',
  'endpoint',
  'analysisId',
  'measurement',
  'target',
  'dueOn',
  'keys',
  'types',
  'timeZone',
  'subscriptionActive',
  'golferName',
  'name',
  'text',
  'view',
  'timeS',
  'version',
  'moves',
  'shotId',
  'gender',
  'faceOnTransfer',
  'downTheLineTransfer',
  'day',
  'waitedMs',
  'fields',
);
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '\u0000',
    'a@b.c\r\nBcc: x@y.z',
    "'; drop table gateway.account; --",
    '😀'.repeat(200),
    'NaN',
    '1e999',
  ),
);
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.constantFrom(null, [], {}, -0, 1e308),
);
const oddObject = fc
  .array(fc.tuple(knownKeys, oddValue), { maxLength: 8 })
  .map(
    (pairs) =>
      `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`,
  );
const brokenText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  oddObject.map((text) => text.slice(0, -1)),
  fc.nat(3_000).map((depth) => '['.repeat(depth)),
);

const send = (name: ApiRouteName, body: string, contentType = 'application/json') => {
  const { method, path } = apiRoutes[name];
  const cookie = cookieFor(name);
  return gateway.call(path.replaceAll(/\{\w+\}/g, golfer.id), {
    method,
    headers: { ...anotherNetwork(), 'content-type': contentType, ...(cookie && { cookie }) },
    body,
  });
};

describe('an unexpected body', () => {
  it('is rejected or accepted, and never causes a server error', async () => {
    let cases = 0;
    for (const name of withBody()) {
      await fc.assert(
        fc.asyncProperty(fc.oneof(oddObject, brokenText), async (body) => {
          const response = await send(name, body);
          cases += 1;
          expect([name, body, response.status, notOurFault(response.status)]).toEqual([
            name,
            body,
            response.status,
            true,
          ]);
          await response.arrayBuffer();
        }),
        { numRuns: isLongProof() ? 60 : 36, examples: bodyCorpus.map((body) => [body]) },
      );
    }
    console.info(`JSON bodies: ${cases} cases`);
    expect(cases).toBeGreaterThanOrEqual(500);
  });

  it('of another content type is rejected', async () => {
    for (const name of withBody()) {
      for (const type of [
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'application/x-www-form-urlencoded',
      ]) {
        const response = await send(name, 'a=b', type);
        expect([name, type, response.status >= 400 && response.status < 500]).toEqual([name, type, true]);
      }
    }
  });

  it('does not change the golfer', async () => {
    const response = await callRoute(gateway, 'readCurrentUser', {}, golfer.cookie);
    expect(await response.json()).toMatchObject({ id: golfer.id, email: golfer.email });
  });
});

describe('an unexpected path or query', () => {
  it('is not found or rejected, and never causes a server error', async () => {
    const reads = builtRoutes(gateway).filter(
      (name) => apiRoutes[name].method === 'GET' && /\{/.test(apiRoutes[name].path),
    );
    let cases = 0;
    for (const name of reads) {
      await fc.assert(
        fc.asyncProperty(oddText, oddText, async (param, query) => {
          const path = apiRoutes[name].path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(param) || 'x');
          const cookie = cookieFor(name);
          const response = await gateway.call(`${path}?q=${encodeURIComponent(query)}`, {
            headers: { ...anotherNetwork(), ...(cookie && { cookie }) },
          });
          cases += 1;
          expect([name, param, response.status, notOurFault(response.status)]).toEqual([
            name,
            param,
            response.status,
            true,
          ]);
          await response.arrayBuffer();
        }),
        { numRuns: 15 },
      );
    }
    expect(cases).toBeGreaterThanOrEqual(100);
  });
});
