import type { NetworkInterfaceInfo } from 'node:os';

/** Interfaces of containers, virtual machines and VPNs. A phone on the wireless network does not reach them. */
const virtualInterface = /^(docker|br-|veth|virbr|vmnet|vboxnet|podman|cni|lxc|zt|tailscale|wg|tun|tap|utun)/;
const privateAddress = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;
/** A machine gives itself such an address when the network gives it none. */
const selfAssigned = /^169\.254\./;

/** This machine has no address that another device could open. */
export class NoNetworkAddressError extends Error {
  constructor() {
    super('This machine has no address on a local network. Connect it to the network of your phone, then start again.');
  }
}

/**
 * The IPv4 addresses of this machine that other devices may reach, the likeliest first: private addresses of real
 * interfaces, then other addresses, then those of containers and VPNs, then self-assigned ones.
 */
export function chooseLanAddresses(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] {
  const candidates = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  return [...new Set(candidates.sort((a, b) => a.rank - b.rank).map(({ address }) => address))];
}

function rankOf(name: string, address: string): number {
  if (selfAssigned.test(address)) return 3;
  if (virtualInterface.test(name)) return 2;
  return privateAddress.test(address) ? 0 : 1;
}
