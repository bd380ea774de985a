import { once } from 'node:events';
import { createServer } from 'node:net';

/** True if nothing listens on the port of the address. Default: the loopback address. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await listenOnce(port, host)) !== null;
}

/** The first wanted port that is free, else any free port. */
export async function findFreePort(wanted: readonly number[] = []): Promise<number> {
  for (const port of wanted) if (await isPortFree(port)) return port;
  const port = await listenOnce(0);
  if (port === null) throw new Error('no free port on 127.0.0.1');
  return port;
}

/** Ports to try, in this order: those that are known, without the one that is kept for another part. */
export function portsToTry(ports: readonly (number | undefined)[], reserved?: number): number[] {
  return ports.filter((port): port is number => port !== undefined && port !== reserved);
}

async function listenOnce(port: number, host = '127.0.0.1'): Promise<number | null> {
  const server = createServer().listen({ port, host, exclusive: true });
  try {
    await once(server, 'listening');
  } catch {
    return null;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : null;
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
