const defaultPorts: Readonly<Record<string, string>> = {
  'postgres:': '5432',
  'postgresql:': '5432',
  'redis:': '6379',
  'rediss:': '6379',
  'http:': '80',
  'https:': '443',
};

/** Host, port and path of a URL, written alike: without login, protocol or parameters, and with the port that a client would take. */
export function addressOf(url: string): string {
  const { hostname, port, pathname, protocol } = new URL(url);
  const host = hostname.toLowerCase() === 'localhost' ? '127.0.0.1' : hostname.toLowerCase();
  const isRedis = protocol.startsWith('redis');
  const path = pathname.replace(/\/$/, '') || (isRedis ? '/0' : '');
  return `${host}:${port || defaultPorts[protocol]}${path}`;
}
