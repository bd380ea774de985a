import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const check = fileURLToPath(new URL('../deploy/check', import.meta.url));
const complaint = 'Bind for 127.0.0.1:8085 failed: port is already allocated';

/** A checkout with the container check alone, and programs that stand in for Docker's. */
let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'container-check-'));
  cpSync(check, join(checkout, 'deploy/check'), { recursive: true });
  mkdirSync(join(checkout, 'bin'));
  symlinkSync(process.execPath, join(checkout, 'bin/node'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

const installPackages = () => mkdirSync(join(checkout, 'node_modules/.pnpm'), { recursive: true });
const addProgram = (name: string, script: string) =>
  writeFileSync(join(checkout, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
function run(variables: Record<string, string> = {}) {
  const path = `${join(checkout, 'bin')}:/usr/bin:/bin`;
  const { status, stdout, stderr } = spawnSync('bash', [join(checkout, 'deploy/check/run.sh')], {
    env: { PATH: path, SKIP_BUILD: '1', ...variables },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

it('says first that the packages must be installed, and how', () => {
  const { status, output } = run();
  expect(status).toBe(1);
  expect(output).toContain('Install them first:\n  npx --yes pnpm@');
});

it('says why there is no engine', () => {
  installPackages();
  addProgram('docker', 'echo "Cannot connect to the Docker daemon"; exit 1');
  expect(run()).toEqual({
    status: 1,
    output: 'Cannot connect to the Docker daemon\nThe check needs a running Docker engine.\n',
  });
});

it("shows Compose's own error when the system does not come up", () => {
  installPackages();
  addProgram('docker', 'echo trueswing/gateway 400MB');
  addProgram(
    'docker-compose',
    `case "$*" in *"up --detach"*) echo "${complaint}" >&2; exit 1;; *) echo "noise of $*";; esac`,
  );
  const { status, output } = run();
  expect(status).toBe(1);
  expect(output).toContain(`${complaint}\nnot up: `);
  expect(output).not.toMatch(/noise of .*down/);
});

it.each([
  [{}, /^(?!8080|8085|9090)\d+ (?!8080|8085|9090)\d+ (?!8080|8085|9090)\d+$/],
  [{ GATEWAY_PORT: '18080', SANDBOX_PORT: '18085', PROMETHEUS_PORT: '19090' }, /^18080 18085 19090$/],
])('takes free ports, or those of variables: %j', (variables, ports) => {
  installPackages();
  addProgram('docker', 'echo trueswing/gateway 400MB');
  addProgram(
    'docker-compose',
    'case "$*" in *"up --detach"*) echo "ports $GATEWAY_PUBLISH $SANDBOX_PUBLISH $PROMETHEUS_PUBLISH at $SANDBOX_ORIGIN"; exit 1;; esac',
  );
  const [, gateway = '', sandbox = '', prometheus = '', origin = ''] =
    /^ports (\S+) (\S+) (\S+) at (\S+)$/m.exec(run(variables).output) ?? [];
  const [at, ...numbers] = [gateway, sandbox, prometheus].map((address) => address.split(':'));
  expect([at, ...numbers].map((parts) => parts?.[1]).join(' ')).toMatch(ports);
  expect(origin).toBe(`http://localhost:${sandbox.split(':')[1]}`);
});

it('shows the logs of the parts when the doctor finds a failure', () => {
  installPackages();
  // No container is listed, so that none is waited for.
  addProgram('docker', '[ "$1" = ps ] || echo trueswing/gateway 400MB');
  addProgram(
    'docker-compose',
    'case "$*" in *"run --rm -T doctor"*) echo "failed   mail: refused"; exit 1;; *" logs "*) echo "log of the gateway";; esac',
  );
  const { status, output } = run();
  expect(status).toBe(1);
  expect(output).toMatch(/failed {3}mail: refused\nthe doctor found a failure: .*\nlog of the gateway\n$/);
});

/** Stands in for every program of a whole run, and writes down what it is asked for with the variables that change between the ways. */
function standInForAll() {
  installPackages();
  const calls = join(checkout, 'calls');
  const note = `echo "$0 $* | $PUBLIC_ORIGIN $TRUST_PROXY_CIDRS $SMTP_URL $GATEWAY_PUBLISH $MAIL_URL" >> ${calls}`;
  rmSync(join(checkout, 'bin/node'));
  // The check finds free ports with it.
  addProgram('node', `[ "$1" = -e ] && exec ${process.execPath} "$@"\n${note}`);
  addProgram('docker-compose', note);
  addProgram(
    'docker',
    `case "$*" in "ps --quiet"*service=gateway) printf 'one\\ntwo\\n';; ps*) ;; images*) echo trueswing/gateway 400MB;; *) ${note};; esac`,
  );
  for (const name of ['curl', 'sleep']) addProgram(name, ':');
  return () =>
    readFileSync(calls, 'utf8')
      .replaceAll(`${checkout}/bin/`, '')
      .replaceAll(/docker-compose (?:--\S+ \S+ )+/g, 'docker-compose ')
      .split('\n');
}

it('uses the system in three further ways: https, a mail server, two gateways behind the proxy', () => {
  const readCalls = standInForAll();
  const ports = { GATEWAY_PORT: '18080', TLS_PORT: '18443', MAIL_PORT: '18025' };
  const { status, output } = run(ports);
  expect(output.match(/== further way: .*(?= \()/g)).toEqual([
    '== further way: https, through the proxy',
    '== further way: a mail server',
    '== further way: two gateways behind the proxy',
  ]);
  expect({ status, end: output.trimEnd().split('\n').at(-1) }).toEqual({
    status: 0,
    end: expect.stringMatching(/^== done/),
  });
  const calls = readCalls();
  const https = 'https://localhost:18443 172.16.0.0/12';
  const mail = 'smtp://mail:2525?ignoreTLS=true';
  const used = calls.filter((call) => call.includes(`use-system.mjs ${https.split(' ')[0]}`));
  const use = (golfers: number) => `node deploy/check/use-system.mjs https://localhost:18443 ${golfers}`;
  expect(used).toEqual([
    `${use(1)} | ${https}  127.0.0.1:18080 http://localhost:18025`,
    `${use(1)} | ${https} ${mail} 127.0.0.1:18080 http://localhost:18025`,
    `${use(3)} | ${https} ${mail} 127.0.0.1:18080-18081 http://localhost:18025`,
    `${use(1)} | ${https} ${mail} 127.0.0.1:18080-18081 http://localhost:18025`,
  ]);
  expect(calls.filter((call) => call.startsWith('docker-compose up')).at(-1)).toContain('--scale gateway=2 |');
  const ofGateways = calls.filter((call) => /^docker (?:exec|kill)/.test(call)).map((call) => call.split(' | ')[0]);
  expect(ofGateways.slice(-3)).toEqual([
    'docker exec --interactive one node --input-type=module -',
    'docker exec --interactive two node --input-type=module -',
    'docker kill one',
  ]);
});
