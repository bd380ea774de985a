import { isLoopback } from '@trueswing/service-kit';
import { failed, ok, type Result } from '../../report/result.ts';

/**
 * The gateway itself serves http, so an https origin means a proxy, whose word about the client's address must count.
 * @param gatewayUrl address of the gateway inside, where it is known; in a container it is no address of this machine
 */
export function judgeProxy(publicOrigin: string, trustedNetworks: readonly string[], gatewayUrl?: string): Result {
  const wide = trustedNetworks.find((network) => /\/[1-7]$/.test(network));
  if (wide !== undefined) {
    return failed(
      `TRUST_PROXY_CIDRS trusts a large part of the internet (${wide}): its callers can claim another address and pass every limit`,
      "Name the proxy's own network, such as 172.18.0.0/16.",
    );
  }
  const isInContainer = !!gatewayUrl && !isLoopback(new URL(gatewayUrl).hostname);
  const trustsOnlyItself =
    trustedNetworks.length > 0 && trustedNetworks.every((network) => /^(127\.|::1\b)/.test(network));
  if (publicOrigin.startsWith('https:') && isInContainer && trustsOnlyItself) {
    return failed(
      `TRUST_PROXY_CIDRS trusts ${trustedNetworks.join(', ')} alone, but a proxy reaches the container of the gateway from an address of Docker's: all golfers share it and its limits`,
      'Set TRUST_PROXY_CIDRS=172.16.0.0/12, the networks that Docker gives its containers unless it is configured otherwise. A proxy that shares the network of the gateway needs no change.',
    );
  }
  if (trustedNetworks.length > 0) return ok(`X-Forwarded-* of ${trustedNetworks.join(', ')} count`);
  if (publicOrigin.startsWith('http:')) return ok('no proxy: the address of a connection counts');
  return failed(
    'PUBLIC_ORIGIN is https, so a proxy is in front of the gateway, but TRUST_PROXY_CIDRS is empty: all golfers share its address and its limits',
    "Set TRUST_PROXY_CIDRS to the proxy's network, such as 127.0.0.1/32 or 172.18.0.0/16.",
  );
}
