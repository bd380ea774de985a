import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { findFreePort } from '../processes/free-port.ts';
import { readGatewayPort } from './gateway-port.ts';

afterEach(() => vi.unstubAllEnvs());

it('takes the port that is set, and none without one', async () => {
  vi.stubEnv('PORT', '');
  expect(await readGatewayPort()).toBeUndefined();
  const port = await findFreePort();
  vi.stubEnv('PORT', String(port));
  expect(await readGatewayPort()).toBe(port);
});

it.each(['abc', '0', '8080.5', '65536', '-1'])('rejects PORT=%s', async (given) => {
  vi.stubEnv('PORT', given);
  await expect(readGatewayPort()).rejects.toThrow(`PORT is not a port: ${given}`);
});

it('rejects the port of the https proxy for phones', async () => {
  vi.stubEnv('PORT', '8443');
  await expect(readGatewayPort(8443)).rejects.toThrow('PORT and LAN_PORT are both 8443. Choose another one of them.');
});

it('rejects a port that another program uses', async () => {
  const port = await findFreePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('PORT', String(port));
  await expect(readGatewayPort()).rejects.toThrow(`Port ${port} is used by another program.`);
  server.close();
});
