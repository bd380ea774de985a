import { failed, ok, type Result } from '../../report/result.ts';

/** The gateway itself serves http, so an https origin means a proxy, whose word about the client's address must count. */
export function judgeProxy(publicOrigin: string, trustedNetworks: readonly string[]): Result {
  const wide = trustedNetworks.find((network) => /\/[1-7]$/.test(network));
  if (wide !== undefined) {
    return failed(
      `TRUST_PROXY_CIDRS trusts a large part of the internet (${wide}): its callers can claim another address and pass every limit`,
      "Name the proxy's own network, such as 172.18.0.0/16.",
    );
  }
  if (trustedNetworks.length > 0) return ok(`X-Forwarded-* of ${trustedNetworks.join(', ')} count`);
  if (publicOrigin.startsWith('http:')) return ok('no proxy: the address of a connection counts');
  return failed(
    'PUBLIC_ORIGIN is https, so a proxy is in front of the gateway, but TRUST_PROXY_CIDRS is empty: all golfers share its address and its limits',
    "Set TRUST_PROXY_CIDRS to the proxy's network, such as 127.0.0.1/32 or 172.18.0.0/16.",
  );
}
