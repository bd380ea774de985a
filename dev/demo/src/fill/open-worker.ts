import { readFile, writeFile } from 'node:fs/promises';
import {
  copySize,
  type Deps,
  type DetectedVideo,
  openDeps,
  probeVideo,
  readWorkerEnv,
  runAttempt,
  transcodeVideo,
} from '@trueswing/analysis-worker';
import type { AnalysisId } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import type { StoredSwings } from './stored-swings.ts';

/** The analysis of uploads in this process: the worker's own, except that the poses were detected before. */
export interface DemoWorker {
  /** Analyzes an upload; a failure is logged and stored, as in the worker. */
  analyze(analysisId: AnalysisId, at: Date): Promise<void>;
  close(): Promise<void>;
}

/** Limit of ffprobe, and of the copy. */
const timeoutMs = 100_000;
/** The deterministic writer writes the texts: a year of them would cost money. */
const leftOut = /^(COACH_|OTEL_)/;

export async function openWorker(
  variables: Record<string, string>,
  { swings, logger }: { swings: StoredSwings; logger: Logger },
): Promise<DemoWorker> {
  const env = readWorkerEnv(Object.fromEntries(Object.entries(variables).filter(([name]) => !leftOut.test(name))));
  const { deps, close } = await openDeps(env, logger);
  const detectPoses: NonNullable<Deps['detectPoses']> = async ({ videos, tools, signal, onStage }) => {
    onStage('transcode', 0);
    return await Promise.all(
      videos.map(async ({ path, copyPath }): Promise<DetectedVideo> => {
        const { track, copy } = swings.known(await readFile(path));
        const facts = await probeVideo({ path, ffprobePath: tools.ffprobePath, signal, timeoutMs });
        const size = copyPath === null ? null : copySize(facts, facts.frameTimesS.length);
        if (copyPath !== null && copy) await writeFile(copyPath, copy);
        else if (copyPath !== null && size) {
          const how = { ffmpegPath: tools.ffmpegPath, lowPriority: false, signal, timeoutMs };
          await transcodeVideo({ path, copyPath, facts, size, ...how });
        }
        const repeated = facts.frameTimesS.map(() => false);
        return { path, facts, copySize: size, repeated, track, timingsMs: { probe: 0, decode: 0, pose: 0 } };
      }),
    );
  };
  return {
    async analyze(analysisId, at) {
      const { signal } = new AbortController();
      await runAttempt({ ...deps, detectPoses, now: () => at }, { analysisId, attempt: 1 }, signal);
    },
    close,
  };
}
