import { cpus } from 'node:os';
import { alternate, medianOf } from '../gateway/rounds.ts';
import { seedGolfers } from '../gateway/seed-golfers.ts';
import { startStand } from '../gateway/start-stand.ts';
import {
  empty,
  openStore,
  parallelUploads,
  startOfVideo,
  timed,
  uploadRounds,
  writeRaw,
} from '../gateway/upload-floor.ts';
import { watchMemory } from '../gateway/watch-memory.ts';
import { machineLoad } from '../machine-load.ts';
import { transferVideo } from './transfer-video.ts';

/** Compares uploads in parts, from the first request to the commit, with writing the same bytes straight into the store. */
const goals = { ratio: 0.8, memoryMb: 300 };

const stand = await startStand();
try {
  const store = openStore(stand);
  const video = await startOfVideo();
  const waiting = await seedGolfers(stand.adminUrl, parallelUploads * uploadRounds);
  console.log(`${cpus().length} cores; load ${machineLoad()} before`);
  const [raw, through] = await alternate(
    uploadRounds,
    () => writeRaw(store, stand.bucket, video),
    async () => {
      const golfers = waiting.splice(0, parallelUploads);
      const { result: mbPerS, ...memory } = await watchMemory(stand.gatewayPid, () =>
        timed(() => Promise.all(golfers.map((golfer) => transferVideo(stand.gatewayUrl, golfer.cookie, video)))),
      );
      await empty(store, stand.bucket);
      return { mbPerS, ...memory };
    },
  );
  const rounds = raw.map((rawMbPerS, round) => ({ rawMbPerS, ...through[round]! }));
  console.table(
    rounds.map(({ rawMbPerS, mbPerS, peakMb, endMb }) => ({
      rawMbPerS: Math.round(rawMbPerS),
      oursMbPerS: Math.round(mbPerS),
      ratio: (mbPerS / rawMbPerS).toFixed(2),
      peakRssMb: Math.round(peakMb),
      endRssMb: Math.round(endMb),
    })),
  );
  const ratio = medianOf(rounds.map(({ mbPerS, rawMbPerS }) => mbPerS / rawMbPerS));
  verdict(
    `${parallelUploads} uploads of 100 MB: ${ratio.toFixed(2)} of the raw write`,
    ratio >= goals.ratio,
    `≥ ${goals.ratio}`,
  );
  const peak = Math.round(Math.max(...rounds.map(({ peakMb }) => peakMb)));
  verdict(`memory meanwhile: ${peak} MB at most`, peak <= goals.memoryMb, `≤ ${goals.memoryMb} MB`);
} finally {
  await stand.remove();
}

function verdict(what: string, isWithin: boolean, goal: string): void {
  console.log(`${what}: ${isWithin ? 'within' : 'NOT within'} the goal (${goal})`);
}
