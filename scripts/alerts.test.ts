import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { maxVideoBytes } from '../packages/contracts/src/index.ts';

interface Rule {
  alert: string;
  expr: string;
}
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const rules = (parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { scrape_configs: scrapes } = parse(read('deploy/prometheus/prometheus.yml')) as {
  scrape_configs: { job_name: string; dns_sd_configs: [{ names: string[] }] }[];
};
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, { profiles?: string[]; command?: string[] }>;
};
const jobs = scrapes.map(({ job_name: name }) => name);
const isOptional = (job: string) => services[job]?.profiles !== undefined;
const expressionOf = (alert: string) => rules.find((rule) => rule.alert === alert)?.expr ?? '';
const isDown = expressionOf('ServiceDown');

it('every job is a part of docker-compose.yml, found by its name', () => {
  for (const { job_name: job, dns_sd_configs: targets } of scrapes) expect(targets[0].names).toEqual([job]);
  expect(Object.keys(services)).toEqual(expect.arrayContaining(jobs));
  expect(jobs.filter(isOptional)).toEqual(['scheduled-backups']);
});

it.each(jobs)('%s that does not answer is an alert', (job) => {
  const named = [...isDown.matchAll(/\bup\{job=~"([^"]+)"\}/g)].map(([, names = '']) => names.split('|'));
  expect(named).toHaveLength(2);
  for (const names of named) expect(names).toContain(job);
});

// Prometheus drops the targets of a name that is not found any more, and with them `up`.
it.each(jobs.filter((job) => !isOptional(job)))('%s of which no copy is left is an alert', (job) => {
  expect(isDown).toContain(`or absent(up{job="${job}"})`);
});

it.each(jobs.filter(isOptional))('%s that was there and is gone is an alert', (job) => {
  expect(isDown).toContain(`or (group by (job) (last_over_time(up{job="${job}"}[15d])) unless on (job) up)`);
  expect(isDown).not.toContain(`absent(up{job="${job}"})`);
});

it.each(['StorageFull', 'StorageFullInAWeek'])('%s fires while the largest upload is refused', (alert) => {
  expect(expressionOf(alert)).toMatch(new RegExp(`< ${2 * maxVideoBytes}$`));
});

it('a late backup is an alert while the process that makes them is gone', () => {
  const late = expressionOf('BackupLate');
  for (const series of ['backup_newest_timestamp_seconds', 'backup_every_seconds']) {
    expect(late).toMatch(new RegExp(`\\(max\\(${series}\\) or m\\w\\w\\(last_over_time\\(${series}\\[15d\\]\\)\\)\\)`));
  }
});

it('no rule looks further back than Prometheus keeps', () => {
  const kept = /retention\.time=(\d+)d/.exec(services.prometheus?.command?.join(' ') ?? '')?.[1];
  const days = rules.flatMap(({ expr }) => [...expr.matchAll(/\[(\d+)d[\]:]/g)].map(([, number]) => Number(number)));
  expect(Math.max(...days)).toBeLessThanOrEqual(Number(kept));
});
