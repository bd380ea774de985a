import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../database.tables.ts';
import { deleteFilmsOfUser } from './mobility-films.repository.ts';

/** Removes the films of a user, also while they are read. */
export const deleteFilms: EventHandler<'user.deleted', AnalysisTables> = (tx, event) =>
  deleteFilmsOfUser(tx, event.payload.userId);
