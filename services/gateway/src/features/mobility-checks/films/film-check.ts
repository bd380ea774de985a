import { randomUUID } from 'node:crypto';
import { type FilmTest, type MobilityFilm, mobilityFilmKey, type UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { discardFailedUpload } from '../../swings/deletion/discard-uploads.ts';
import { VideoInspection } from '../../swings/inspect-video/inspect-video.ts';
import type { UploadPart } from '../../swings/upload/receive-upload.ts';
import { beginUpload, endUpload } from '../../swings/upload/track-upload.ts';
import { readOwnCheck } from '../own-checks.ts';
import { deleteReadFilmsBefore, findFilm, insertFilm } from './mobility-films.repository.ts';

const slots: Readonly<Record<string, FilmTest>> = { chestVideo: 'chest', hipsVideo: 'hips' };

/** A page that still waits for the films has been left by then; the check itself stays. */
const keptMs = 7 * 86_400_000;

/**
 * Receives the films of a check and orders their reading. They count against no plan. After a failure neither an object nor a row stays.
 * @throws what the inspection throws; AppError `bad-request` for a form without a film or with other parts
 */
export async function filmCheck(
  deps: Pick<Deps, 'db' | 'objectStore' | 'now' | 'logger'>,
  userId: UserId,
  parts: AsyncIterable<UploadPart>,
): Promise<string> {
  const { db, objectStore, now } = deps;
  const filmId = randomUUID();
  await beginUpload(db, { analysisId: filmId, userId, now: now() });
  try {
    const tests: FilmTest[] = [];
    for await (const part of parts) {
      const test = Object.hasOwn(slots, part.name) ? slots[part.name] : undefined;
      if (part.kind !== 'file' || !test || tests.includes(test)) throw new AppError('bad-request');
      await objectStore.put(mobilityFilmKey(filmId, test), new VideoInspection().inspect(part.video));
      tests.push(test);
    }
    if (tests.length === 0) throw new AppError('bad-request', { message: 'Please choose a film.' });
    await db.transaction().execute(async (tx) => {
      await endUpload(tx, filmId);
      await insertFilm(tx, { id: filmId, userId, now: now() });
      await publish(tx, { type: 'mobility.filmed', payload: { filmId, userId, tests } });
    });
    return filmId;
  } catch (error) {
    await discardFailedUpload(deps, filmId, error);
    throw error;
  }
}

/** Whether the films were read, and the check. @throws AppError `not-found` */
export async function readFilm({ db }: Pick<Deps, 'db'>, userId: UserId, id: string): Promise<MobilityFilm> {
  const film = isUuid(id) ? await findFilm(db, userId, id) : undefined;
  if (!film) throw new AppError('not-found');
  return {
    id: film.id,
    isRead: film.failures !== null,
    failures: film.failures ?? { chest: null, hips: null },
    check: await readOwnCheck(db, userId, id),
  };
}

export const pruneFilms = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteReadFilmsBefore(db, new Date(now().getTime() - keptMs));
