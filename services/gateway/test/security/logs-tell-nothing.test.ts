import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBuiltGateway } from '../built-gateway.ts';
import { ownPage, sessionCookie } from '../gateway-under-test.ts';
import { encodeVideo, h264, uploadForm } from '../test-videos.ts';

let gateway: Awaited<ReturnType<typeof startBuiltGateway>>;
beforeAll(async () => {
  gateway = await startBuiltGateway();
});
afterAll(() => gateway.stop());

const secrets = {
  email: 'ada.lovelace@private.example',
  password: 'correct horse battery',
  firstName: 'Augusta',
  fileName: 'my-secret-backyard.mp4',
};

it('logs neither who a golfer is, nor what opens their account, nor what they call their videos', async () => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(gateway.origin + path, {
      method: 'POST',
      headers: { ...ownPage, ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  const { email, password, firstName, fileName } = secrets;
  const cookie = sessionCookie(await post('/api/auth/register', { email, password, firstName }));
  await post('/api/auth/register', { email, password, firstName });
  await post('/api/auth/sign-in', { email, password: `${password}!` });
  const faceOn = await encodeVideo('mp4', ...h264);
  for (const form of [uploadForm({ faceOn, fileName }), uploadForm({ faceOn: Buffer.from('text'), fileName })]) {
    await post('/api/swing-analyses', form, { cookie });
  }
  await gateway.child.untilOutput(/"code":"(upload-limit-reached|not-a-video)"/);

  const token = cookie.split('=')[1] ?? 'none';
  for (const secret of [...Object.values(secrets), token]) expect(gateway.child.output).not.toContain(secret);
  // What is told of an upload: the request, the golfer and the analysis, by their ids.
  const id = '"[0-9a-f-]{36}"';
  expect(gateway.child.output).toMatch(
    new RegExp(`"reqId":${id},"userId":${id},"analysisId":${id},"msg":"swing uploaded"`),
  );
});
