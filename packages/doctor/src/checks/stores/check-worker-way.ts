import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { openNetwork } from '../../report/open-network.ts';
import { failed, type Result } from '../../report/result.ts';

/**
 * Whether the worker reaches the object store although its networks have no way out. The doctor's own do have one, so that its calls
 * prove nothing; it shares the networks of the worker, so it knows the addresses that are in them.
 */
export async function checkWorkerWay(endpoint: string): Promise<Result[]> {
  const { host, hostname } = new URL(endpoint);
  const name = hostname.replace(/^\[|\]$/g, '');
  // A name that is not found has a line of its own: no call to the store succeeds.
  const addresses = await lookup(name, { all: true }).catch(() => []);
  const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).flatMap(({ cidr }) => cidr ?? []));
  return judgeWorkerWay(
    host,
    addresses.map(({ address }) => address),
    own,
  );
}

export function judgeWorkerWay(host: string, addresses: readonly string[], networks: readonly string[]): Result[] {
  const near = new BlockList();
  for (const network of networks) {
    const [address = '', prefixBits = ''] = network.split('/');
    near.addSubnet(address, Number(prefixBits), familyOf(address));
  }
  const isFar = addresses.length > 0 && !addresses.some((address) => near.check(address, familyOf(address)));
  return isFar
    ? [
        failed(
          `${host} is outside, and the worker's networks have no way out, so no video is analyzed`,
          `Attach the store to the network inside, or ${openNetwork('COACH')}`,
        ),
      ]
    : [];
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
