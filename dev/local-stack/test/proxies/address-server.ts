import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const headerBytes = 12;
const addressRecord = 1;

/** Starts a DNS server that answers every question for an A record with the same addresses, as Docker's does for a scaled service. */
export async function startAddressServer(addresses: readonly string[]): Promise<{ port: number; close(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => socket.send(answer(query, addresses), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: (socket.address() as AddressInfo).port, close: () => socket.close() };
}

/** RFC 1035: header, the one question again, and a record for each address, whose name is a pointer to the question's. */
function answer(query: Buffer, addresses: readonly string[]): Buffer {
  const nameEnd = query.indexOf(0, headerBytes) + 1;
  const question = query.subarray(headerBytes, nameEnd + 4);
  const records = query.readUInt16BE(nameEnd) === addressRecord ? addresses : [];
  const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0]);
  const fields = [0xc0, headerBytes, 0, addressRecord, 0, 1, 0, 0, 0, 1, 0, 4];
  const parts = records.map((each) => Buffer.from([...fields, ...each.split('.').map(Number)]));
  return Buffer.concat([header, question, ...parts]);
}
