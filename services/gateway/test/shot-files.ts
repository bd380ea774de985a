import { readFileSync } from 'node:fs';
import type { ShotFileAnswers, ShotFileOptions, ShotImportResult } from '@trueswing/contracts';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** A file of `test/shot-files`, made in the shape of a maker's exports. */
export const shotFile = (name: string): Buffer => readFileSync(new URL(`./shot-files/${name}`, import.meta.url));

export const answersWith = (given: Partial<ShotFileAnswers>): ShotFileAnswers => ({
  columns: null,
  clubs: [],
  speedUnit: 'mph',
  distanceUnit: 'yd',
  handedness: 'right',
  ...given,
});

/** The form with a launch monitor's file. */
export function shotFileForm(
  bytes: Buffer = shotFile('garmin.csv'),
  { answers = null, timeZone = 'America/Chicago' }: Partial<ShotFileOptions> = {},
  fileName = 'session.csv',
): FormData {
  const form = new FormData();
  form.set('options', JSON.stringify({ timeZone, answers }));
  form.set('file', new File([new Uint8Array(bytes)], fileName));
  return form;
}

/** Imports a file with two shots. */
export async function importShots(gateway: Pick<TestGateway, 'call'>, as: Golfer): Promise<{ shotImportId: string }> {
  const answers = answersWith({});
  const body = shotFileForm(undefined, { answers });
  const response = await gateway.call('/api/shot-imports', { method: 'POST', as, body });
  const { imported } = (await response.json()) as ShotImportResult;
  if (!imported) throw new Error(`nothing imported: ${response.status}`);
  return { shotImportId: imported.id };
}
