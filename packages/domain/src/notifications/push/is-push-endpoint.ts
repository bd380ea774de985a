/**
 * Whether an address belongs to one of the push services that may be called. A service is an origin, where `*.` stands for any
 * name below a host. The addresses come from browsers, so everything else is refused: no one makes us call a host of their choice.
 */
export function isPushEndpoint(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.username !== '' || url.password !== '') return false;
  return services.some((service) => url.origin === service || isBelow(url, service));
}

function isBelow({ protocol, port, hostname }: URL, service: string): boolean {
  const [scheme, parent = ''] = service.split('*');
  if (scheme !== 'https://' || !parent.startsWith('.')) return false;
  return protocol === 'https:' && port === '' && hostname.endsWith(parent) && hostname.length > parent.length;
}
