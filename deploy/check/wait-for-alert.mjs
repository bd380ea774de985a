// Waits until an alert of a job fires, or no longer fires: node deploy/check/wait-for-alert.mjs <url> <alert> <job> firing|over
// Prints its summary; exits with 1 after five minutes.
import { setTimeout as delay } from 'node:timers/promises';

const [url, name, job, state] = process.argv.slice(2);
const tries = 150;
const everyMs = 2_000;

/** Alerts that fire; null while Prometheus does not answer. */
async function readFiring() {
  try {
    const answer = await fetch(`${url}/api/v1/alerts`, { signal: AbortSignal.timeout(5_000) });
    return (await answer.json()).data.alerts.filter((alert) => alert.state === 'firing');
  } catch {
    return null;
  }
}

const begunAt = Date.now();
let firing = null;
for (let left = tries; left > 0; left--) {
  firing = await readFiring();
  const found = firing?.find(({ labels }) => labels.alertname === name && labels.job === job);
  if (firing && (state === 'firing') === Boolean(found)) {
    const seconds = ((Date.now() - begunAt) / 1_000).toFixed(0);
    console.log(`${name} of ${job} is ${state} after ${seconds} s${found ? `: ${found.annotations.summary}` : ''}`);
    process.exit(0);
  }
  await delay(everyMs);
}
console.error(`${name} of ${job} is not ${state}; firing: ${JSON.stringify(firing)}`);
process.exit(1);
