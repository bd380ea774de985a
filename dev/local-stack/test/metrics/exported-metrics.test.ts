import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../src/processes/free-port.ts';
import { ManagedProcess } from '../../src/processes/managed-process.ts';
import { repositoryRoot } from '../../src/repository-paths.ts';
import { type RunningSystem, startSystem } from '../../src/system/start-system.ts';
import { alertRules, metricsOf, panelExpressions, readText } from './named-metrics.ts';

/** Prometheus itself makes it for each target. */
const madeByPrometheus = 'up';

let dataFolder: string;
let system: RunningSystem;
let scheduledBackups: ManagedProcess;
let exported: Set<string>;
let gatewayPorts: { own: number; metrics: number };
let workerPort: number;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'trueswing-metrics-'));
  const metricsPort = await findFreePort([]);
  vi.stubEnv('METRICS_PORT', String(metricsPort));
  system = await startSystem({ dataFolder, ports: 'any', fsync: false });
  const { ports } = JSON.parse(await readFile(join(dataFolder, 'state.json'), 'utf8'));
  gatewayPorts = { own: ports.gateway, metrics: metricsPort };
  workerPort = ports['analysis-worker'];
  const backupsPort = await startScheduledBackups();
  const texts = await Promise.all(
    [metricsPort, ports['analysis-worker'], ports.billing, ports.gamification, backupsPort].map(readMetrics),
  );
  exported = new Set([madeByPrometheus, ...texts.flatMap(seriesOf)]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await scheduledBackups?.stop();
  await system.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

/** An operator turns it on, so that it is no part of the started system. Resolves with its port. */
async function startScheduledBackups(): Promise<number> {
  const port = await findFreePort([]);
  scheduledBackups = await ManagedProcess.start({
    name: 'scheduled-backups',
    command: process.execPath,
    args: [join(repositoryRoot, 'packages/backup/dist/main.js'), 'schedule', join(dataFolder, 'backups')],
    env: {
      ...system.environmentOf('gateway'),
      DATABASE_ADMIN_URL: system.stores.adminUrl,
      PORT: String(port),
      LOG_LEVEL: 'info',
    },
    logFile: join(dataFolder, 'scheduled-backups.log'),
    stopSignal: 'SIGTERM',
    stopDeadlineMs: 17_000,
  });
  await scheduledBackups.waitUntilReady(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, 60_000);
  return port;
}

async function readMetrics(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Names of the series that a service exports; a histogram has three. */
const seriesOf = (text: string): string[] =>
  [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );

describe('every metric is exported by a service', () => {
  it.each(alertRules.map(({ alert, expr }) => [alert, expr]))('of the alert %s', (_, expr) => {
    const names = metricsOf(expr);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !exported.has(name))).toEqual([]);
  });
  it.each(panelExpressions)('of the panel %s: %s', (_, expr) => {
    const names = metricsOf(expr);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !exported.has(name))).toEqual([]);
  });
  it('that the operations page names', () => {
    const [table = ''] = /\| metric \| of \|[\s\S]*?\n\n/.exec(readText('docs/operations.md')) ?? [];
    const names = [...table.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !exported.has(name) && !exported.has(`${name}_count`))).toEqual([]);
  });
});

it('counts the failures of a worker from its start, so that the first one is a rate', async () => {
  const text = await readMetrics(workerPort);
  expect(text).toMatch(/^analysis_attempt_seconds_count\{[^}]*outcome="failed"[^}]*\} 0$/m);
  expect(text).toMatch(/^coach_text_seconds_count\{[^}]*verdict="refused"[^}]*\} 0$/m);
});

it('reads metrics out of an expression, not functions, labels or durations', () => {
  const expression =
    'sum by (job, le) (rate(a_bucket{status=~"5..",job!="b_c"}[5m])) / on (job) max(d_total) > 0.5 and e';
  expect(metricsOf(expression)).toEqual(['a_bucket', 'd_total', 'e']);
});

it('explains every alert in the operations page, and no other', () => {
  const [section = ''] = /### Alerts[\s\S]*?(?=\n## |$)/.exec(readText('docs/operations.md')) ?? [];
  const explained = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(explained).toEqual(alertRules.map(({ alert }) => alert));
});

it('does not show the metrics of the gateway to the public', async () => {
  const answer = await fetch(`http://127.0.0.1:${gatewayPorts.own}/metrics`);
  expect(await answer.text()).not.toContain('http_request_seconds');
  expect(await readMetrics(gatewayPorts.metrics)).toContain('outbox_lag_seconds 0');
});
