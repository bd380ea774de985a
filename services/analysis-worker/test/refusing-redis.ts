import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Commands that Redis also answers while it refuses all others. */
const alwaysAnswered = new Set(['info', 'client', 'hello', 'auth', 'select', 'ping', 'quit']);

/** A proxy before Redis that refuses commands with an error, as Redis does when its disk is full, as a replica, or while it loads. */
export async function startRefusingRedis(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let refusal: string | null = null;
  let refused = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const one of [client, upstream]) one.destroy();
      });
    }
    upstream.pipe(client);
    let unread = Buffer.alloc(0);
    client.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk]);
      for (let command = firstCommand(unread); command; command = firstCommand(unread)) {
        if (refusal === null || alwaysAnswered.has(command.name)) upstream.write(unread.subarray(0, command.bytes));
        else {
          refused += 1;
          client.write(`-${refusal}\r\n`);
        }
        unread = unread.subarray(command.bytes);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    refuse(error: string) {
      refusal = error;
      refused = 0;
    },
    accept() {
      refusal = null;
    },
    refused: () => refused,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The first whole command: an array of strings, each with its length. Undefined while a part of it is missing. */
function firstCommand(bytes: Buffer): { name: string; bytes: number } | undefined {
  let at = 0;
  const line = (): string | undefined => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const text = bytes.toString('latin1', at, end);
    at = end + 2;
    return text;
  };
  const count = Number(line()?.slice(1));
  let name = '';
  for (let word = 0; word < count; word++) {
    const length = Number(line()?.slice(1));
    if (Number.isNaN(length) || at + length + 2 > bytes.length) return undefined;
    if (word === 0) name = bytes.toString('latin1', at, at + length).toLowerCase();
    at += length + 2;
  }
  return Number.isNaN(count) ? undefined : { name, bytes: at };
}
