import { buffer } from 'node:stream/consumers';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import { writeSpreadsheet } from '../src/features/admin/spreadsheet/write-spreadsheet.ts';

/** The form that imports these exercises; by default the shipped ones, which changes nothing. */
export async function spreadsheetForm(exercises = exerciseCatalog): Promise<FormData> {
  const catalog = { version: 1, exercises, byId: new Map() };
  const bytes = await buffer(
    writeSpreadsheet(catalog, (error) => {
      throw error;
    }),
  );
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'exercises.xlsx'));
  return form;
}
