import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findFreePort, portsToTry, startOnFreePort } from './free-port.ts';

const servers: Server[] = [];
const listen = async (port: number) => {
  const server = createServer().listen(port, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return port;
};
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it('returns the first wanted port that is free, else any', async () => {
  const [taken, free] = [await listen(await findFreePort()), await findFreePort()];
  expect(await findFreePort([taken, free])).toBe(free);
  expect(await findFreePort([taken])).not.toBe(taken);
});

it('tries no port that is unknown or kept for another part', () => {
  expect(portsToTry([8081, undefined])).toEqual([8081]);
  expect(portsToTry([8081, 8091], 8081)).toEqual([8091]);
});

it('retries on another port if another process took the first', async () => {
  const tried: number[] = [];
  const port = await startOnFreePort([], async (candidate) => {
    tried.push(candidate);
    if (tried.length === 1) {
      await listen(candidate);
      throw new Error('EADDRINUSE');
    }
    return candidate;
  });
  expect(tried).toHaveLength(2);
  expect(port).toBe(tried[1]);
});

it('does not retry other failures', async () => {
  const start = async () => Promise.reject(new Error('broken'));
  await expect(startOnFreePort([], start)).rejects.toThrow('broken');
});
