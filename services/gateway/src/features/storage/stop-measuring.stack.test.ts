import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { startBackground } from '../../background.ts';
import { openObjectStore } from '../../object-store/object-store.ts';
import { measureBucket } from './measure-bucket.ts';

const pageObjects = 1_000;
const objectBytes = 7;
/** Page of a listing that has another one behind it. */
const page = `<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated>
  <NextContinuationToken>next</NextContinuationToken>${Array.from(
    { length: pageObjects },
    (_, index) => `<Contents><Key>uploads/${index}</Key><Size>${objectBytes}</Size><ETag>"e"</ETag></Contents>`,
  ).join('')}</ListBucketResult>`;

let gateway: TestGateway;
let server: Server;
let pages: number;
/** Answers the listing of a page, from the fourth on; the others are answered as they should be. */
let answerLater: (response: ServerResponse) => void;
beforeAll(async () => {
  gateway = await startGateway();
  server = createServer((_request, response) => {
    pages += 1;
    if (pages > 3) answerLater(response);
    else response.end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await gateway.stop();
});
beforeEach(async () => {
  pages = 0;
  await gateway.rows(
    `update gateway.storage_reading set due_at = now(), read_at = null, objects = 5, uploads_bytes = 50`,
  );
});
afterEach(() => vi.restoreAllMocks());

/** The gateway's parts with a bucket whose listing does not end. */
function depsOfEndlessBucket() {
  const { env, logger } = gateway.deps;
  const port = (server.address() as AddressInfo).port;
  const objectStore = openObjectStore({ ...env, S3_ENDPOINT: `http://127.0.0.1:${port}` }, logger);
  return { ...gateway.deps, objectStore: { ...gateway.deps.objectStore, measure: objectStore.measure } };
}
const isDue = async () => (await gateway.rows('select due_at <= now() as due from gateway.storage_reading'))[0].due;

it.each([
  ['the bucket has page after page', (response: ServerResponse) => response.end(page)],
  ['the bucket has fallen silent', () => undefined],
  ['the bucket has begun a page', (response: ServerResponse) => response.write(page.slice(0, 100))],
])('a gateway that stops while it measures the bucket ends promptly: %s', async (_, answer) => {
  answerLater = answer;
  const warn = vi.spyOn(gateway.deps.logger, 'warn');
  const background = startBackground(depsOfEndlessBucket());
  await expect.poll(() => pages).toBeGreaterThan(3);
  expect(await isDue()).toBe(false);
  const since = performance.now();
  await background.stop();
  expect(performance.now() - since).toBeLessThan(2_000);
  const [reading] = await gateway.rows('select read_at, objects, uploads_bytes from gateway.storage_reading');
  expect(reading).toEqual({ read_at: null, objects: 5, uploads_bytes: 50 });
  // Another gateway, or this one after its start, measures immediately.
  expect(await isDue()).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

it('a reading that fails without a stop is made again after its time, not immediately', async () => {
  answerLater = (response) => response.writeHead(500).end();
  await expect(measureBucket(depsOfEndlessBucket(), new AbortController().signal)).rejects.toMatchObject({
    code: 'store-unavailable',
  });
  expect(await isDue()).toBe(false);
});
