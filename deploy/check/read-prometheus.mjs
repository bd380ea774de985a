// Waits until Prometheus reads every service: node deploy/check/read-prometheus.mjs <url>
// Prints the services, the rules and one value; exits 1 after two minutes.
import { setTimeout as delay } from 'node:timers/promises';

const url = process.argv[2] ?? 'http://localhost:9090';
const jobs = ['analysis-worker', 'billing', 'gamification', 'gateway'];
const triesOf2s = 60;

const ask = async (path) => {
  const answer = await fetch(`${url}/api/v1/${path}`, { signal: AbortSignal.timeout(5_000) });
  return (await answer.json()).data;
};

for (let tries = 1; ; tries++) {
  const { activeTargets = [] } = await ask('targets').catch(() => ({}));
  const up = [...new Set(activeTargets.filter(({ health }) => health === 'up').map(({ labels }) => labels.job))].sort();
  if (up.join() === jobs.join()) break;
  if (tries === triesOf2s) {
    console.error(
      JSON.stringify(activeTargets.map(({ labels, health, lastError }) => ({ ...labels, health, lastError }))),
    );
    process.exit(1);
  }
  await delay(2_000);
}
const { groups } = await ask('rules');
const rules = groups.flatMap((group) => group.rules);
const firing = rules.filter(({ state }) => state === 'firing').map(({ name }) => name);
const { result } = await ask(`query?query=${encodeURIComponent('sum(http_request_seconds_count)')}`);
console.log(
  `reads ${jobs.join(', ')}; ${rules.length} rules, firing: ${firing.join(', ') || 'none'}; ${result[0]?.value[1]} requests counted`,
);
