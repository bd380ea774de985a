import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/**
 * Whom a limit by address means: an IPv4 address, or the /64 network of an IPv6 address, since whoever has one address of
 * it has all. Anything else stays as it is.
 */
export function clientNetwork(who: string): string {
  if (!isIPv6(who)) return who;
  const mapped = /^::ffff:([\d.]+)$/i.exec(who)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = (who.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array<string>(zeros).fill('0'), ...after];
  const network = all.slice(0, groupsOfNetwork).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
