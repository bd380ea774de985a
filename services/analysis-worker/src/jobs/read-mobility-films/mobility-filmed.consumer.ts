import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../database.tables.ts';
import { insertFilm } from './mobility-films.repository.ts';

/** The films are due immediately; `readMobilityFilms` reads them. */
export const handleMobilityFilmed: EventHandler<'mobility.filmed', AnalysisTables> = (tx, event) =>
  insertFilm(tx, event.payload);
