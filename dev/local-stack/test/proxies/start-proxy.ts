import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { LanCertificate } from '../../src/lan/lan-certificate.ts';
import { ManagedProcess } from '../../src/processes/managed-process.ts';
import { repositoryRoot } from '../../src/repository-paths.ts';
import { findOnPath } from '../../src/tools/find-on-path.ts';
import { findUnpackedTool } from '../../src/tools/unpacked-tool.ts';

export interface ProxyPlace extends LanCertificate {
  /** A folder of its own. */
  folder: string;
  httpPort: number;
  httpsPort: number;
  gatewayPort: number;
}

/** Makes a running proxy of its sample: only its addresses, its certificate and the places of its files change. */
interface ProxyKind {
  sample: string;
  program: string;
  /** @returns the arguments of the program, whose files it wrote */
  configure(sample: string, place: ProxyPlace): string[];
}

const kinds = {
  nginx: {
    sample: 'nginx.conf',
    program: 'usr/sbin/nginx',
    configure(sample, { folder, httpPort, httpsPort, gatewayPort, certificateFile, keyFile }) {
      const site = replaceAll(sample, [
        [/listen \[::\].*\n/g, '\n'],
        ['listen 80;', `listen 127.0.0.1:${httpPort};`],
        ['listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`],
        ['127.0.0.1:8080', `127.0.0.1:${gatewayPort}`],
        ['golf.example.com;', 'localhost;'],
        [/\/etc\/ssl\/\S+\/fullchain\.pem/, certificateFile],
        [/\/etc\/ssl\/\S+\/privkey\.pem/, keyFile],
        ['/var/log/nginx/', `${folder}/`],
      ]);
      writeFileSync(join(folder, 'site.conf'), site);
      // As Debian's own nginx.conf, with all files in the folder.
      const main = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; error_log stderr;
        events {} http { access_log ${folder}/access.log; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
          .map((name) => `${name}_temp_path ${folder}/${name};`)
          .join(' ')} include ${folder}/site.conf; }`;
      writeFileSync(join(folder, 'nginx.conf'), main);
      return ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'];
    },
  },
  caddy: {
    sample: 'Caddyfile',
    program: 'usr/bin/caddy',
    configure(sample, { folder, httpPort, httpsPort, gatewayPort, certificateFile, keyFile }) {
      const site = replaceAll(sample, [
        [/^\{\n/m, `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n`],
        [
          'golf.example.com {',
          `https://localhost:${httpsPort} {\n\tbind 127.0.0.1\n\ttls ${certificateFile} ${keyFile}`,
        ],
        ['127.0.0.1:8080', `127.0.0.1:${gatewayPort}`],
        ['http://golf.example.com {', `http://localhost:${httpPort} {\n\tbind 127.0.0.1`],
      ]);
      writeFileSync(join(folder, 'Caddyfile'), site);
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    },
  },
  haproxy: {
    sample: 'haproxy.cfg',
    program: 'usr/sbin/haproxy',
    configure(sample, { folder, httpPort, httpsPort, gatewayPort, certificateFile, keyFile }) {
      const pem = join(folder, 'golf.pem');
      const pair = [certificateFile, keyFile].map((file) => readFileSync(file, 'utf8').trim());
      writeFileSync(pem, `${pair.join('\n')}\n`, { mode: 0o600 });
      const site = replaceAll(sample, [
        ['bind :::80 v4v6', `bind 127.0.0.1:${httpPort}`],
        ['bind :::443 v4v6', `bind 127.0.0.1:${httpsPort}`],
        ['/etc/haproxy/golf.pem', pem],
        ['127.0.0.1:8080', `127.0.0.1:${gatewayPort}`],
      ]);
      writeFileSync(join(folder, 'haproxy.cfg'), site);
      return ['-db', '-f', join(folder, 'haproxy.cfg')];
    },
  },
} satisfies Record<string, ProxyKind>;

export type ProxyName = keyof typeof kinds;
export const proxyNames = Object.keys(kinds) as ProxyName[];

export interface StartedProxy {
  process: ManagedProcess;
  /** Where it logs the calls. */
  logFiles: string[];
}

/** Starts the real proxy with its sample of `deploy/proxies`. */
export async function startProxy(name: ProxyName, place: ProxyPlace): Promise<StartedProxy> {
  const { sample, program, configure } = kinds[name];
  mkdirSync(place.folder, { recursive: true });
  const command = findOnPath(name) ?? findUnpackedTool([name], program);
  if (!command) throw new Error(`no ${name}: install it`);
  const args = configure(readFileSync(join(repositoryRoot, 'deploy/proxies', sample), 'utf8'), place);
  const logFile = join(place.folder, `${name}.log`);
  // Caddy keeps its files in the folders of its user.
  const env = { ...process.env, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder, HOME: place.folder };
  const started = await ManagedProcess.start({
    name,
    command,
    args,
    env,
    logFile,
    stopSignal: 'SIGTERM',
    stopDeadlineMs: 5_000,
  });
  await started.waitUntilReady(() => isOpen(place.httpsPort), 20_000);
  return {
    process: started,
    logFiles:
      name === 'nginx'
        ? [logFile, ...['trueswing.log', 'access.log'].map((file) => join(place.folder, file))]
        : [logFile],
  };
}

/** @throws if the sample does not have one of the texts: then it would not be the sample that is tested */
function replaceAll(sample: string, replacements: readonly (readonly [string | RegExp, string])[]): string {
  return replacements.reduce((text, [from, to]) => {
    const replaced = text.replace(from, () => to);
    if (replaced === text) throw new Error(`the sample has no ${from}`);
    return replaced;
  }, sample);
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => resolve(socket.destroy() && true));
    socket.on('error', () => resolve(false));
  });
