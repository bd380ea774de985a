import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findMissingInDoctor, findMissingInServices } from './doctor-variables.mjs';

const compose = readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8');
const afterDoctor = compose.indexOf('\n  doctor:\n');
const withoutInDoctor = (line: RegExp) => compose.slice(0, afterDoctor) + compose.slice(afterDoctor).replace(line, '');

it('the doctor gets what the services get', () => {
  expect(findMissingInDoctor(compose)).toEqual([]);
  expect(findMissingInServices(compose)).toEqual([]);
});

it('names what the doctor alone gets', () => {
  const gateway = compose.indexOf('\n  gateway:\n');
  const changed = compose.slice(0, gateway) + compose.slice(gateway).replace(/ {6}ADMIN_SECOND_FACTOR: .*\n/, '');
  expect(findMissingInServices(changed)).toEqual(['ADMIN_SECOND_FACTOR']);
});

it.each([
  [/ {6}SMTP_URL: .*\n/, ['gateway: SMTP_URL']],
  [/ {6}POSE_MODEL: .*\n/, ['analysis-worker: POSE_MODEL']],
  [/ {6}PUBLIC_ORIGIN: .*\n/, ['gateway: PUBLIC_ORIGIN', 'billing: PUBLIC_ORIGIN']],
  [/(?<=ANALYSIS_CONCURRENCY:-)1/, ['analysis-worker: ANALYSIS_CONCURRENCY']],
])('without %s it names %j', (line, missing) => {
  expect(findMissingInDoctor(withoutInDoctor(line))).toEqual(missing);
});
