import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** They concern one connection, so a proxy does not pass them on (RFC 9110, 7.6.1). */
const ofOneConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);
/** Headers that only this proxy may set, since the gateway believes them. */
const ofTheProxy = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

const without = (headers: IncomingHttpHeaders, isDropped: (name: string) => boolean): OutgoingHttpHeaders => {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofOneConnection.has(name) && !named.has(name) && !isDropped(name)),
  );
};

/** Headers for the gateway: the browser's, with the address that the connection came from. */
export function requestHeaders(headers: IncomingHttpHeaders, remoteAddress: string): OutgoingHttpHeaders {
  return {
    // Node has already answered `expect: 100-continue`.
    ...without(headers, (name) => name === 'expect' || ofTheProxy.test(name)),
    'x-forwarded-for': remoteAddress,
    'x-forwarded-proto': 'https',
  };
}

/**
 * Headers for the browser. Strict-Transport-Security is dropped: it applies to all ports of a host for a year, so a browser
 * that trusts the certificate would no longer open `http://localhost:8080` after a start without `--lan`.
 */
export const responseHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  without(headers, (name) => name === 'strict-transport-security' || name === 'transfer-encoding');
