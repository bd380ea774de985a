import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/**
 * The key of a limit by address: an IPv4 address, or the /64 network of an IPv6 address, since a client that has one
 * address of such a network has all of them. Anything else stays as it is.
 */
export function clientNetwork(client: string): string {
  if (!isIPv6(client)) return client;
  const mapped = /^::ffff:([\d.]+)$/i.exec(client)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = (client.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array<string>(zeros).fill('0'), ...after];
  const network = all.slice(0, groupsOfNetwork).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
