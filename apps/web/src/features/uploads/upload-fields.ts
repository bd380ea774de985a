import type { Gender, Handedness, SlowMotion, UploadClub } from '@trueswing/contracts';
import type { ChosenVideo } from './video/choose-video.ts';

/** The launch-monitor numbers of the form. */
const numberFields = [
  { name: 'clubSpeed', label: 'Club speed', unit: 'mph', step: 0.1 },
  { name: 'ballSpeed', label: 'Ball speed', unit: 'mph', step: 0.1 },
  { name: 'clubPath', label: 'Club path', unit: '°', step: 0.1 },
  { name: 'faceAngle', label: 'Face angle', unit: '°', step: 0.1 },
  { name: 'spinRate', label: 'Spin rate', unit: 'rpm', step: 1 },
  { name: 'carry', label: 'Carry', unit: 'yd', step: 1 },
  { name: 'total', label: 'Total distance', unit: 'yd', step: 1 },
] as const;
export type NumberField = (typeof numberFields)[number]['name'];

/** The values of the upload form. Numbers are as the golfer typed them; an empty one is not given. */
export interface UploadForm extends Record<NumberField | 'age', string> {
  faceOn: ChosenVideo | null;
  downTheLine: ChosenVideo | null;
  club: UploadClub;
  gender: Gender | null;
  handedness: Handedness;
  slowMotion: SlowMotion;
  /** Two phones filmed the same swing; asked, and sent, with both videos only. */
  isSameSwing: boolean;
}

export const emptyForm = {
  ...{ faceOn: null, downTheLine: null, slowMotion: 'unknown' as const, isSameSwing: false },
  ...{ gender: null, age: '' },
  ...{ clubSpeed: '', ballSpeed: '', clubPath: '', faceAngle: '', spinRate: '', carry: '', total: '' },
} as const;

/** The numbers that apply to a club: a total distance is asked for the driver only. */
export const numberFieldsOf = (club: UploadClub) =>
  numberFields.filter(({ name }) => name !== 'total' || club === 'driver');

/** A number in plain decimal digits, as the contract requires. A browser's number field accepts "1e2" too. */
const toPlainDecimal = (text: string): string => {
  const number = Number(text);
  const hasExponent = /e/i.test(text) && Number.isFinite(number);
  return hasExponent ? number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text;
};

/** The text fields to send, without the empty ones. */
export function textFieldsOf(form: UploadForm): Record<string, string> {
  const { club, handedness, slowMotion, gender } = form;
  const age = toPlainDecimal(form.age);
  const numbers = numberFieldsOf(club).map(({ name }) => [name, toPlainDecimal(form[name])]);
  const sameSwing = form.downTheLine && form.isSameSwing ? 'yes' : '';
  const facts = { clubSelection: club, handedness, slowMotion, sameSwing, gender: gender ?? '', age };
  const fields = { ...facts, ...Object.fromEntries(numbers) };
  return Object.fromEntries(Object.entries<string>(fields).filter(([, value]) => value !== ''));
}

/** The multipart form; text fields first, so that the server has them when the files arrive. */
export function toFormData(form: UploadForm): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(textFieldsOf(form))) data.set(name, value);
  if (form.faceOn) data.set('faceOnVideo', form.faceOn.file);
  if (form.downTheLine) data.set('downTheLineVideo', form.downTheLine.file);
  return data;
}

/** Whether two forms send the same: then they are one upload, with one idempotency key. */
export function isSameUpload(one: UploadForm, other: UploadForm): boolean {
  const [entries, others] = [[...toFormData(one)], [...toFormData(other)]];
  return (
    entries.length === others.length &&
    entries.every(([name, value], index) => name === others[index]?.[0] && value === others[index]?.[1])
  );
}
