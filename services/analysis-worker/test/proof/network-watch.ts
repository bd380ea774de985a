import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

/** Listens for TCP and UDP at one port, and counts who connects. HTTP requests get the answer that there is nothing. */
export async function listenAtPort() {
  let contacts = 0;
  const server = createServer((socket) => {
    contacts += 1;
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'));
    setTimeout(() => socket.destroy(), 200).unref();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4', () => {
    contacts += 1;
  });
  datagrams.bind(port, '127.0.0.1');
  await once(datagrams, 'listening');
  return {
    port,
    contacts: () => contacts,
    async close() {
      server.close();
      datagrams.close();
      await once(server, 'close');
    },
  };
}

/** Finds the options of `unshare` with which this machine lets a program run without a network; null where it lets none. */
export function findNamespace(): readonly string[] | null {
  for (const flags of [['-n'], ['-rn']]) {
    const { status } = spawnSync('unshare', [...flags, 'true']);
    if (status === 0) return flags;
  }
  return null;
}

/**
 * Writes a program that runs another one without a network, and counts the packets that it wanted to send: the kernel counts
 * for each network namespace, those too that had no way.
 */
export function programWithoutNetwork(path: string, program: string, flags: readonly string[]) {
  const report = `${path}.packets`;
  const counters = 'cat /proc/self/net/snmp /proc/self/net/snmp6';
  const script = `${counters} >> "${report}"; "$0" "$@"; status=$?; ${counters} >> "${report}"; exit $status`;
  writeFileSync(path, `#!/bin/sh\nexec unshare ${flags.join(' ')} sh -c '${script}' ${program} "$@"\n`, {
    mode: 0o755,
  });
  return {
    path,
    /** Packets of all runs so far, and the number of runs. */
    read() {
      const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
      const ofVersion4 = text.split('\n').filter((line) => /^Ip: \d/.test(line));
      const sent = ofVersion4.map((line) => {
        const fields = line.split(' ');
        return Number(fields[10]) + Number(fields[12]);
      });
      const ofVersion6 = [...text.matchAll(/^Ip6Out(?:NoRoutes|Requests)\s+(\d+)$/gm)].map(([, count]) =>
        Number(count),
      );
      return { packets: [...sent, ...ofVersion6].reduce((total, count) => total + count, 0), runs: sent.length / 2 };
    },
  };
}
