import { focusAreas, type SpreadsheetSummary } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import type { Catalog } from '../../exercises/exercise-catalog.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const summaries = new WeakMap<Catalog, Promise<SpreadsheetSummary>>();

/** Summarizes what the spreadsheet holds, counted from the exercises. It is written once for each version, to know its size. */
export async function summarizeSpreadsheet({ catalog, db }: Pick<Deps, 'catalog' | 'db'>): Promise<SpreadsheetSummary> {
  const current = await catalog.current(db);
  const known = summaries.get(current);
  if (known) return await known;
  const summary = summarize(current);
  summaries.set(current, summary);
  summary.catch(() => summaries.delete(current));
  return await summary;
}

async function summarize(catalog: Catalog): Promise<SpreadsheetSummary> {
  const { exercises } = catalog;
  let bytes = 0;
  // A failure destroys the stream, so that this loop throws.
  for await (const chunk of writeSpreadsheet(catalog, () => undefined)) bytes += (chunk as Buffer).length;
  const categories = focusAreas.map((name) => ({
    name,
    videos: exercises.filter(({ focusArea }) => focusArea === name).length,
  }));
  const withVideo = exercises.filter(({ videoUrl }) => videoUrl !== null).length;
  return { videos: exercises.length, withVideo, bytes, categories };
}
