import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../src/processes/free-port.ts';
import { ManagedProcess } from '../../src/processes/managed-process.ts';
import { repositoryRoot } from '../../src/repository-paths.ts';
import { findOnPath } from '../../src/tools/find-on-path.ts';
import { findUnpackedTool } from '../../src/tools/unpacked-tool.ts';
import { httpsClient } from '../lan/https-client.ts';
import { startAddressServer } from './address-server.ts';

/** Two addresses of this machine, as Docker's DNS has one for each container of a service. */
const addresses = ['127.0.0.21', '127.0.0.22'];

let folder: string;
let names: Awaited<ReturnType<typeof startAddressServer>>;
let gateways: Server[];
let caddy: ManagedProcess;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'several-gateways-'));
  names = await startAddressServer(addresses);
  const [gatewayPort, httpsPort] = [await findFreePort(), await findFreePort()];
  gateways = addresses.map((address) =>
    createServer((_request, response) => response.end(address)).listen(gatewayPort, address),
  );
  await Promise.all(gateways.map((gateway) => once(gateway, 'listening')));
  origin = `https://localhost:${httpsPort}`;
  const sample = readFileSync(join(repositoryRoot, 'deploy/tls/Caddyfile'), 'utf8')
    .replace(':8443 {', `:${httpsPort} {`)
    .replace('port 8080', `port ${gatewayPort}\n\t\t\tresolvers udp/127.0.0.1:${names.port}`);
  writeFileSync(join(folder, 'Caddyfile'), sample);
  const command = findOnPath('caddy') ?? findUnpackedTool(['caddy'], 'usr/bin/caddy');
  if (!command) throw new Error('no caddy: install it');
  caddy = await ManagedProcess.start({
    name: 'caddy',
    command,
    args: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    env: { ...process.env, TLS_HOST: 'localhost', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
    logFile: join(folder, 'caddy.log'),
    stopSignal: 'SIGTERM',
    stopDeadlineMs: 5_000,
  });
  await caddy.waitUntilReady(
    () =>
      ask().then(
        () => true,
        () => false,
      ),
    20_000,
  );
});
afterAll(async () => {
  await caddy?.stop();
  for (const gateway of gateways) gateway.close();
  names.close();
  rmSync(folder, { recursive: true });
});

/** Asks through the proxy, whose certificate is of its own authority. */
async function ask(): Promise<string> {
  const ca = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'));
  const { status, body } = await httpsClient(ca)(`${origin}/readyz`);
  expect(status).toBe(200);
  return body.toString();
}
const askTimes = (times: number) => Promise.all(Array.from({ length: times }, ask));

test("the proxy of Compose's profile `tls` gives calls to every gateway", async () => {
  expect([...new Set(await askTimes(40))].sort()).toEqual(addresses);
});

test('while a gateway is away, its calls go to the others', async () => {
  gateways[0]?.closeAllConnections();
  gateways[0]?.close();
  expect([...new Set(await askTimes(40))]).toEqual([addresses[1]]);
});
