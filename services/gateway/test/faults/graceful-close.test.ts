import { once } from 'node:events';
import { expect, it } from 'vitest';
import { openProxiedGateway } from './proxied-gateway.ts';

const opened = openProxiedGateway();

it('a closing gateway answers its running calls, accepts no more, and does not wait for idle connections', async () => {
  const { gateway, proxies } = opened;
  const proxy = proxies.PostgreSQL;
  const golfer = await gateway.register();
  proxy.slow(150);
  const arrived = once(gateway.app.server, 'request');
  const answer = gateway.call('/api/swing-analyses/user/1', { as: golfer });
  await arrived;
  const closed = gateway.app.close();
  const late = gateway.call('/api/swing-analyses/user/1', { as: golfer }).then(
    ({ status }) => status,
    () => 'refused',
  );
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([200, []]);
  expect([503, 'refused']).toContain(await late);
  const answeredAt = Date.now();
  await closed;
  expect(Date.now() - answeredAt).toBeLessThan(2_000);
  proxy.restore();
  await expect(gateway.call('/healthz')).rejects.toThrow();
});
