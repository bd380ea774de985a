import type { Gender, Handedness, UploadClub } from '@trueswing/contracts';
import type { ChosenVideo } from '../video/choose-video.ts';

/** Numbers of the form as the golfer typed them; empty is not given. */
export const numberFields = [
  { name: 'clubSpeed', label: 'Club speed', unit: 'mph', step: 0.1 },
  { name: 'ballSpeed', label: 'Ball speed', unit: 'mph', step: 0.1 },
  { name: 'clubPath', label: 'Club path', unit: '°', step: 0.1 },
  { name: 'faceAngle', label: 'Face angle', unit: '°', step: 0.1 },
  { name: 'spinRate', label: 'Spin rate', unit: 'rpm', step: 1 },
  { name: 'carry', label: 'Carry', unit: 'yd', step: 1 },
  { name: 'total', label: 'Total distance', unit: 'yd', step: 1 },
] as const;
export type NumberField = (typeof numberFields)[number]['name'];

export interface UploadForm {
  faceOn: ChosenVideo | null;
  downTheLine: ChosenVideo | null;
  club: UploadClub;
  gender: Gender | null;
  handedness: Handedness;
  age: string;
  numbers: Partial<Record<NumberField, string>>;
}

/** The fields that count with a club: a total distance is asked for the driver only. */
export const numberFieldsOf = (club: UploadClub) =>
  numberFields.filter(({ name }) => name !== 'total' || club === 'driver');

/** The multipart form; text fields first, so that the server knows them when the files arrive. */
export function toFormData(form: UploadForm): FormData {
  const data = new FormData();
  data.set('clubSelection', form.club);
  data.set('handedness', form.handedness);
  if (form.gender) data.set('gender', form.gender);
  if (form.age) data.set('age', form.age);
  for (const { name } of numberFieldsOf(form.club)) {
    if (form.numbers[name]) data.set(name, form.numbers[name]);
  }
  if (form.faceOn) data.set('faceOnVideo', form.faceOn.file);
  if (form.downTheLine) data.set('downTheLineVideo', form.downTheLine.file);
  return data;
}
