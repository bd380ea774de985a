import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { chooseLanAddresses } from './choose-addresses.ts';

const v4 = (address: string, internal = false) => ({ family: 'IPv4', address, internal }) as NetworkInterfaceInfo;
const v6 = (address: string, internal = false) => ({ family: 'IPv6', address, internal }) as NetworkInterfaceInfo;

it.each([
  ['nothing', {}, []],
  ['loopback only', { lo: [v4('127.0.0.1', true), v6('::1', true)] }, []],
  ['IPv6 only', { eth0: [v6('fd00::2'), v6('fe80::1')] }, []],
  ['one network', { lo: [v4('127.0.0.1', true)], wlan0: [v4('192.168.1.7'), v6('fe80::1')] }, ['192.168.1.7']],
  ['Docker listed first', { docker0: [v4('172.17.0.1')], eth0: [v4('192.168.1.7')] }, ['192.168.1.7', '172.17.0.1']],
  ['a VPN in a private range', { utun3: [v4('10.8.0.2')], en0: [v4('172.16.3.9')] }, ['172.16.3.9', '10.8.0.2']],
  ['a public address too', { eth0: [v4('203.0.113.5')], wlan0: [v4('10.0.0.4')] }, ['10.0.0.4', '203.0.113.5']],
  ['a university network', { docker0: [v4('172.17.0.1')], eth0: [v4('203.0.113.5')] }, ['203.0.113.5', '172.17.0.1']],
  ['no DHCP answer', { eth0: [v4('169.254.9.9')], wlan0: [v4('192.168.1.7')] }, ['192.168.1.7', '169.254.9.9']],
  ['172.32 is public', { eth0: [v4('172.32.0.1')], eth1: [v4('172.31.0.1')] }, ['172.31.0.1', '172.32.0.1']],
  ['an address twice', { eth0: [v4('10.0.0.4')], 'eth0:1': [v4('10.0.0.4')] }, ['10.0.0.4']],
])('%s', (_, interfaces, expected) => {
  expect(chooseLanAddresses(interfaces)).toEqual(expected);
});
