import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { seedGolfers } from '../gateway/seed-golfers.ts';
import { startStand } from '../gateway/start-stand.ts';
import { watchMemory } from '../gateway/watch-memory.ts';
import { machineLoad } from '../machine-load.ts';
import { makeCsv, makeXlsx } from './make-shots.ts';
import { measureMonths } from './measure-months.ts';

/**
 * The import of a launch monitor's file with 10,000 shots through the built gateway: seconds from the request to the answer, and how
 * much the gateway's memory grows. The floor reads the cells of the same CSV with the same library in this process, and does nothing
 * with them. Then the averages of a month with many shots.
 */
const shots = Number(process.argv[2] ?? 10_000);
const rounds = 5;
const goal = { seconds: 2, mb: 100 };

const gateway = createRequire(new URL('../../../services/gateway/package.json', import.meta.url));
const { parse } = gateway('csv-parse/sync') as { parse: (text: string) => unknown[] };

const stand = await startStand();
try {
  console.log(`${cpus().length} cores; ${shots} shots; load ${machineLoad()} before`);
  // A golfer for each round: the number of imports of one is limited.
  const golfers = await seedGolfers(stand.adminUrl, 2 * rounds + 2);
  const cookieOf = (at: number) => golfers[at]?.cookie ?? '';
  await send(makeCsv(10, 99), cookieOf(2 * rounds));
  const floorsS: number[] = [];
  for (const [name, make] of [
    ['CSV', makeCsv],
    ['XLSX', makeXlsx],
  ] as const) {
    const [secondsS, grownMb, processorS]: [number[], number[], number[]] = [[], [], []];
    let sizeMb = 0;
    for (let round = 0; round < rounds; round++) {
      const bytes = await make(shots, round + 1);
      sizeMb = bytes.length / 1e6;
      if (name === 'CSV') floorsS.push(floorS(bytes));
      const { endMb: beforeMb } = await watchMemory(stand.gatewayPid, async () => undefined);
      const [startedAt, usedS] = [performance.now(), processorTimeS(stand.gatewayPid)];
      const { result, peakMb } = await watchMemory(stand.gatewayPid, () =>
        send(bytes, cookieOf(name === 'CSV' ? round : rounds + round)),
      );
      secondsS.push((performance.now() - startedAt) / 1_000);
      processorS.push(processorTimeS(stand.gatewayPid) - usedS);
      grownMb.push(peakMb - beforeMb);
      if (result !== shots) throw new Error(`${result} of ${shots} shots were stored`);
    }
    const [seconds, mb] = [median(secondsS), Math.max(...grownMb)];
    const ratio = seconds / median(floorsS);
    const isMet = seconds <= goal.seconds && mb <= goal.mb;
    console.log(
      `${name}, ${sizeMb.toFixed(1)} MB: median ${seconds.toFixed(2)} s (${median(processorS).toFixed(2)} s of a processor), at most +${mb.toFixed(0)} MB, ` +
        `${ratio.toFixed(1)} times the floor of ${median(floorsS).toFixed(2)} s; load ${machineLoad()}: ${isMet ? 'met' : 'NOT met'}`,
    );
  }
  const last = golfers[2 * rounds + 1];
  if (last) console.log(await measureMonths(stand, last, rounds));
} finally {
  await stand.remove();
}

async function send(bytes: Buffer, cookie: string): Promise<number> {
  const form = new FormData();
  form.set('options', JSON.stringify({ timeZone: 'UTC', answers: null }));
  form.set('file', new File([new Uint8Array(bytes)], 'session'));
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${stand.gatewayUrl}/api/shot-imports`, { method: 'POST', body: form, headers });
  if (!response.ok) throw new Error(`the import was answered with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { imported: { shotCount: number } }).imported.shotCount;
}

/** Processor time that a process has used so far, in hundredths; Linux only. */
function processorTimeS(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function floorS(bytes: Buffer): number {
  const startedAt = performance.now();
  parse(bytes.toString());
  return (performance.now() - startedAt) / 1_000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
