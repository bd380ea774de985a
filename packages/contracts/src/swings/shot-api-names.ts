import {
  launchMonitorFields,
  type Shot,
  type ShotApiName,
  type ShotField,
  shotFields,
} from './launch-monitor-fields.ts';

const names = shotFields.map((field) => [field, launchMonitorFields[field].apiName] as const);

/** Makes a value for each field, under the API's name. */
export function mapToApi<T>(make: (field: ShotField) => T): Record<ShotApiName, T> {
  const values: Partial<Record<ShotApiName, T>> = {};
  for (const [field, apiName] of names) values[apiName] = make(field);
  return values as Record<ShotApiName, T>;
}

/** The numbers under the API's names; absent ones are null. */
export const shotToApi = (shot: Partial<Shot>): Record<ShotApiName, number | null> =>
  mapToApi((field) => shot[field] ?? null);

/** Reads the numbers of a form or of the API's JSON; absent ones are null. */
export const shotFromApi = (body: { readonly [N in ShotApiName]?: number | null | undefined }): Shot =>
  Object.fromEntries(names.map(([field, apiName]) => [field, body[apiName] ?? null])) as Shot;
