import { buffer } from 'node:stream/consumers';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import { writeSpreadsheet } from '../src/features/admin/spreadsheet/write-spreadsheet.ts';

/** The form that imports the exercises as they are. */
export async function spreadsheetForm(): Promise<FormData> {
  const catalog = { version: 1, exercises: exerciseCatalog, byId: new Map() };
  const bytes = await buffer(
    writeSpreadsheet(catalog, (error) => {
      throw error;
    }),
  );
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'exercises.xlsx'));
  return form;
}
