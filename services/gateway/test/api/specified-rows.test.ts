import {
  type ApiRouteName,
  analysisStatusSchema,
  apiRoutes,
  specifiedCalls,
  swingAnalysisSchema,
  uploadAcceptedSchema,
} from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { uploadSwing } from '../finished-analysis.ts';
import { startTestBilling, type TestBilling } from '../test-billing.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import { type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';
import { createThings } from './create-things.ts';
import { exampleOf, type Things } from './example-requests.ts';

let gateway: TestGateway;
let billing: TestBilling;
let gamification: TestGamification;
let golfer: Golfer;
let things: Things;
beforeAll(async () => {
  gateway = await startGateway();
  billing = await startTestBilling(gateway);
  gamification = await startTestGamification(gateway);
  golfer = await gateway.register();
  await gateway.makePremium(golfer);
  things = await createThings(gateway, golfer);
});
afterAll(async () => {
  await gamification.stop();
  await billing.stop();
  await gateway.stop();
});

type Row = (typeof specifiedCalls)[number];

/** The schema of a row's answer; for a call with two kinds of answers, the one that the row is about, without other fields. */
function schemaOf({ path, route }: Row, status: number): z.ZodMiniType | undefined {
  if (path.endsWith('?status_only=true')) return z.strictObject(analysisStatusSchema.shape);
  if (route === 'readSwing') return swingAnalysisSchema;
  return (apiRoutes[route].schema.response as Record<number, z.ZodMiniType>)[status];
}

/** The cookie for a call; a call that ends a session gets a session of its own. */
async function cookieFor(route: ApiRouteName): Promise<string> {
  if (route === 'logout') return (await gateway.signIn(golfer)).cookie;
  return apiRoutes[route].access === 'admin' ? await gateway.signInAdmin() : golfer.cookie;
}

/** Sends a row as it is specified, query and fixed ids included. */
async function callRow(row: Row, about: Things): Promise<void> {
  const request = await exampleOf(row.route, about);
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => request.params?.[key] ?? key);
  const response = await gateway.call(path, {
    method: row.method,
    headers: { cookie: await cookieFor(row.route) },
    ...(request.json === undefined ? { body: request.form ?? null } : { json: request.json }),
  });
  const text = await response.text();
  expect([row.method, path, response.status]).toEqual([row.method, path, request.status]);
  if (!response.headers.get('content-type')?.includes('json')) return;
  const answer: unknown = JSON.parse(text);
  const parsed = schemaOf(row, response.status)?.safeParse(answer);
  expect([row.method, path, parsed?.error?.message, parsed?.success]).toEqual([row.method, path, undefined, true]);
  // A later row deletes this swing.
  if (row.route === 'uploadSwing') things.analysisId = uploadAcceptedSchema.parse(answer).id;
}

it('each row of the specification answers as specified', async () => {
  for (const row of specifiedCalls) {
    // The rows before ask the payment provider, which has no subscription of this golfer.
    if (apiRoutes[row.route].access === 'premium') await gateway.makePremium(golfer);
    await callRow(row, things);
    // The alias 1 of the specification, in every golfer's call that names a user.
    const namesCaller = apiRoutes[row.route].access === 'member' && /\{userId\}|\/users\/\{id\}/.test(row.path);
    if (namesCaller) await callRow(row, { ...things, userId: '1' });
  }
  const asked = specifiedCalls.map(({ path }) => path as string);
  expect(asked).toContain('/api/swing-analyses/{id}?status_only=true');
  console.info(`rows of the specification that were called: ${asked.length}`);
});

it('the status of a swing comes without the rest of it', async () => {
  const other = await gateway.register();
  const id = await uploadSwing(gateway, other);
  const response = await gateway.call(`/api/swing-analyses/${id}?status_only=true`, { as: other });
  const answer: unknown = await response.json();
  expect(z.strictObject(analysisStatusSchema.shape).safeParse(answer).error).toBeUndefined();
  expect(swingAnalysisSchema.safeParse(answer).success).toBe(false);
});
