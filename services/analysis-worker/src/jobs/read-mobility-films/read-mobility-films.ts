import { join } from 'node:path';
import { type FilmTest, mobilityFilmKey, type ReadFilms, userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { inSpan, requestLogFields, withRequest } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readMobilityFilm } from '../../pipeline/mobility-film/read-mobility-film.ts';
import { withWorkFolder } from '../work-folder.ts';
import { claimFilm, deleteFilm, type FilmAttempt, releaseFilm } from './mobility-films.repository.ts';

/** Two films of a minute are read in half a minute. Longer than that the decoder or the model hangs. */
const timeoutMs = 150_000;
/** Without a heartbeat: it is longer than any attempt. */
const leaseMs = timeoutMs + 30_000;
const mostAttempts = 3;
const retryMs = 10_000;

const notFilmed = { turns: null, failure: null };
const failed = { turns: null, failure: 'analysis-failed' } as const;

/** Reads the films that are due, one check after another. */
export async function readMobilityFilms(deps: Deps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const attempt = await claimFilm(deps.db, leaseMs);
    if (!attempt) return;
    await withRequest(attempt, () =>
      inSpan('read mobility films', () => runAttempt(deps, attempt, stopping), { kind: 'consumer' }),
    );
  }
}

/** Publishes what was read, or that it failed at the last attempt. An error of ours is retried. */
async function runAttempt(deps: Deps, attempt: FilmAttempt, stopping: AbortSignal): Promise<void> {
  const logger = deps.logger.child({ filmId: attempt.filmId, attempt: attempt.attempt, ...requestLogFields() });
  try {
    // The process was lost in each attempt: another one would be as well.
    const isLost = attempt.attempt > mostAttempts;
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
    await complete(deps, attempt, isLost ? allFailed(attempt) : await readAll(deps, attempt, signal));
    logger.info('mobility films read');
  } catch (error) {
    if (stopping.aborted) return await releaseFilm(deps.db, attempt, { ms: 0, counts: false });
    logger.error({ err: error }, 'mobility films could not be read');
    if (attempt.attempt < mostAttempts) await releaseFilm(deps.db, attempt, { ms: retryMs, counts: true });
    else await complete(deps, attempt, allFailed(attempt));
  }
}

const allFailed = ({ tests }: FilmAttempt): ReadFilms => ({
  chest: tests.includes('chest') ? failed : notFilmed,
  hips: tests.includes('hips') ? failed : notFilmed,
});

async function readAll(deps: Deps, { filmId, tests }: FilmAttempt, signal: AbortSignal): Promise<ReadFilms> {
  const { env, objectStore } = deps;
  const tools = { ffmpegPath: env.FFMPEG_PATH, ffprobePath: env.FFPROBE_PATH, poseModel: env.POSE_MODEL };
  return await withWorkFolder(async (folder) => {
    const read = async (test: FilmTest) => {
      if (!tests.includes(test)) return notFilmed;
      const path = join(folder, test);
      await objectStore.download(mobilityFilmKey(filmId, test), path, signal);
      return await readMobilityFilm({ path, test, tools, signal });
    };
    // One after the other: the analyses of swings use the other cores.
    return { chest: await read('chest'), hips: await read('hips') };
  });
}

/** Behind the fence: nothing is published when another attempt owns the work, or the golfer was deleted. */
async function complete({ db }: Pick<Deps, 'db'>, attempt: FilmAttempt, films: ReadFilms): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteFilm(tx, attempt))) return;
    const userId = userIdSchema.parse(attempt.userId);
    await publish(tx, { type: 'mobility.film-read', payload: { filmId: attempt.filmId, userId, films } });
  });
}
