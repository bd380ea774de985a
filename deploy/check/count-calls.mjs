// Counts the calls that the gateway of this container has answered, without those of its health check:
//   docker exec -i <container> node --input-type=module - < deploy/check/count-calls.mjs
// Exits 1 if there was none.
const answer = await fetch('http://127.0.0.1:9464/metrics');
const counted = (await answer.text()).matchAll(/^http_request_seconds_count\{([^}]*)\} (\d+)$/gm);
const calls = [...counted]
  .filter(([, labels]) => !labels.includes('readyz'))
  .reduce((sum, [, , n]) => sum + Number(n), 0);
console.log(`${process.env.HOSTNAME} answered ${calls} calls`);
process.exit(calls > 0 ? 0 : 1);
