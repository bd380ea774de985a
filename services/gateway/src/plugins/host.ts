import { isIP } from 'node:net';
import { AppError, isLoopback } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';

/** Probes call by the address of a container; the payment provider's webhook proves itself by its signature. */
const openRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Rejects requests for other hosts than ours. A site of an attacker can let its own name lead to this machine: the browser
 * then takes our answers for those of that site. Such a request has the attacker's name in `Host`.
 */
export const hostPlugin = fp(async (app, { env }: Deps) => {
  const ownHost = new URL(env.PUBLIC_ORIGIN).hostname;
  app.addHook('onRequest', (request, _reply, done) => {
    if (countHosts(request) > 1) throw new AppError('bad-request');
    const { url, config } = request.routeOptions;
    const isOpen = openRoutes.has(url ?? '') || config.access === 'signed';
    if (!isOpen && !isOwnHost(hostnameOf(request.host), ownHost)) throw new AppError('wrong-host');
    done();
  });
});

/** Node keeps the first of several `Host` headers, a proxy in front of it perhaps the last. */
function countHosts({ raw: { rawHeaders } }: FastifyRequest): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** The last `Host` and its name: clients of one installation all send the same. */
let last: { host: string; hostname: string | null } = { host: '', hostname: null };

/** The name without its port, in lower case; null if it is not a valid host. */
function hostnameOf(host: string): string | null {
  if (host !== last.host) {
    const url = `http://${host}`;
    last = { host, hostname: URL.canParse(url) ? new URL(url).hostname : null };
  }
  return last.hostname;
}

/**
 * Only a name can be made to lead elsewhere, an address cannot. Addresses are therefore allowed where the service is not
 * reached by a name: on this machine, and on the local network.
 */
export function isOwnHost(hostname: string | null, ownHost: string): boolean {
  if (hostname === null) return false;
  if (hostname === ownHost || isLoopback(hostname)) return true;
  return isAddress(hostname) && (isAddress(ownHost) || isLoopback(ownHost));
}

const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
