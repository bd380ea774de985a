import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiRoutes, uploadFieldsSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { uploadSwing } from '../finished-analysis.ts';
import { startGateway, type TestGateway } from '../test-gateway.ts';

let gateway: TestGateway;
let web: string;
beforeAll(async () => {
  // The pages of the client are no calls.
  web = await mkdtemp(join(tmpdir(), 'trueswing-web-'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>TrueSwing</title>');
  gateway = await startGateway({ WEB_DIST: web });
});
afterAll(async () => {
  await gateway.stop();
  await rm(web, { recursive: true, force: true });
});

const formSchema = z.object({
  type: z.literal('object'),
  required: z.array(z.string()),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
});

it('the documentation shows every part of the upload form, and the form is still streamed', async () => {
  const response = await gateway.call('/api/docs/openapi.json', { headers: { cookie: await gateway.signInAdmin() } });
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))) })
    .parse(await response.json());
  const { content } = z
    .object({ content: z.record(z.string(), z.object({ schema: formSchema })) })
    .parse(paths['/api/swing-analyses']?.post?.requestBody);
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  const form = content['multipart/form-data']?.schema;
  expect(Object.keys(form?.properties ?? {}).toSorted()).toEqual(
    [...Object.keys(uploadFieldsSchema.shape), 'faceOnVideo', 'downTheLineVideo'].toSorted(),
  );
  expect(form?.required.toSorted()).toEqual(['clubSelection', 'faceOnVideo']);
  expect(form?.properties).toMatchObject({
    faceOnVideo: { type: 'string', format: 'binary' },
    downTheLineVideo: { type: 'string', format: 'binary' },
    clubSelection: { enum: ['driver', '7-iron'] },
    ballSpeed: { type: 'number', minimum: 0, maximum: 200 },
    handedness: { default: 'right' },
    slowMotion: { enum: ['120', '240', 'no', 'unknown'], default: 'unknown' },
    sameSwing: { enum: ['yes', 'no'], default: 'no' },
  });
  expect(await uploadSwing(gateway, await gateway.register())).toMatch(/^[0-9a-f-]{36}$/);
});

it('the documentation has each call of the contracts, and nothing else', async () => {
  const response = await gateway.call('/api/docs/openapi.json', { headers: { cookie: await gateway.signInAdmin() } });
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await response.json());
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    Object.values(apiRoutes)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  );
});
