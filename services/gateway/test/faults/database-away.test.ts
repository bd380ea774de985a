import type { ErrorBody } from '@trueswing/contracts';
import type { TcpFaultProxy } from '@trueswing/testkit';
import { describe, expect, it } from 'vitest';
import { uploadSwing } from '../finished-analysis.ts';
import { encodeVideo, h264, uploadForm } from '../test-videos.ts';
import { openProxiedGateway } from './proxied-gateway.ts';

const opened = openProxiedGateway();

describe.each([
  ['cut off', (proxy: TcpFaultProxy) => proxy.cut()],
  ['silent on open connections', (proxy: TcpFaultProxy) => proxy.halfOpen()],
])('while PostgreSQL is %s', (_name, breakDatabase) => {
  it('calls fail in time with a code that reveals nothing, no object is left, and all works afterwards', async () => {
    const { gateway, proxies } = opened;
    const proxy = proxies.PostgreSQL;
    const golfer = await gateway.register();
    const video = await encodeVideo('mp4', ...h264);
    breakDatabase(proxy);
    const startedAt = Date.now();
    const [reading, uploading, ready] = await Promise.all([
      gateway.call('/api/swing-analyses/user/1', { as: golfer }),
      gateway.call('/api/swing-analyses', { method: 'POST', body: uploadForm({ faceOn: video }), as: golfer }),
      gateway.call('/readyz'),
    ]);
    expect(Date.now() - startedAt).toBeLessThan(20_000);
    for (const response of [reading, uploading]) {
      expect([response.status, ((await response.json()) as ErrorBody).code]).toEqual([503, 'not-ready']);
    }
    expect(ready.status).toBe(503);
    expect((await gateway.call('/healthz')).status).toBe(200);
    proxy.restore();
    const status = async () => (await gateway.call('/api/auth/user', { as: golfer })).status;
    await expect.poll(status, { timeout: 10_000, interval: 500 }).toBe(200);
    expect(await gateway.bucket.keys()).toEqual([]);
    const id = await uploadSwing(gateway, golfer);
    expect((await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer })).status).toBe(204);
    await gateway.bucket.client.removeObjects(gateway.bucket.name, await gateway.bucket.keys());
  });
});
