import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * True if nothing listens on the port of the address. Default: the loopback address.
 * @throws Error if this user may not listen there
 */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer().listen({ port, host, exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw new Error(`Port ${port} of ${host} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Below the ports that Linux gives to outgoing connections (32768 and above), so that none of them takes a port before it is used. */
const anyPort = { from: 20_000, to: 32_000 };
const draws = 100;

/** The first wanted port that is free, else any free port. */
export async function findFreePort(wanted: readonly number[] = []): Promise<number> {
  for (const port of wanted) if (await isPortFree(port)) return port;
  for (let draw = 0; draw < draws; draw++) {
    const port = randomInt(anyPort.from, anyPort.to);
    if (await isPortFree(port)) return port;
  }
  throw new Error('no free port on 127.0.0.1');
}

/** Ports to try, in this order: those that are known, without the one that is kept for another part. */
export function portsToTry(ports: readonly (number | undefined)[], reserved?: number): number[] {
  return ports.filter((port): port is number => port !== undefined && port !== reserved);
}

const attempts = 3;

/**
 * Starts something on a free port. Another process may take the port between the check and the start: then this retries
 * on another port.
 */
export async function startOnFreePort<T>(wanted: readonly number[], start: (port: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort(attempt === 1 ? wanted : []);
    try {
      return await start(port);
    } catch (error) {
      if (attempt >= attempts || (await isPortFree(port))) throw error;
    }
  }
}
