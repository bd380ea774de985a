import { buffer } from 'node:stream/consumers';
import type { CatalogExercise } from '@trueswing/contracts';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import { writeSpreadsheet } from '../src/features/admin/spreadsheet/write-spreadsheet.ts';

let shipped: Promise<Buffer> | undefined;

/** The form that imports these exercises; by default the shipped ones, which changes nothing. */
export async function spreadsheetForm(exercises?: readonly CatalogExercise[]): Promise<FormData> {
  shipped ??= write(exerciseCatalog);
  const bytes = await (exercises ? write(exercises) : shipped);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'exercises.xlsx'));
  return form;
}

const write = (exercises: readonly CatalogExercise[]): Promise<Buffer> =>
  buffer(
    writeSpreadsheet({ version: 1, exercises, byId: new Map() }, (error) => {
      throw error;
    }),
  );
