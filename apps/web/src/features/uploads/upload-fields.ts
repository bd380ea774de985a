import {
  type Gender,
  type Handedness,
  launchMonitorFields,
  type ShotField,
  type SlowMotion,
  shotFields,
  shotFieldsOf,
  type UploadClub,
} from '@trueswing/contracts';
import type { ChosenVideo } from './video/choose-video.ts';

/** The values of the upload form. Numbers are as the golfer typed them; an empty one is not given. */
export interface UploadForm extends Record<ShotField | 'age', string> {
  faceOn: ChosenVideo | null;
  downTheLine: ChosenVideo | null;
  club: UploadClub;
  gender: Gender | null;
  handedness: Handedness;
  slowMotion: SlowMotion;
  /** `slowMotion` is the recorder's answer, not the golfer's. Left out in forms that an older version kept. */
  isRecorderAnswer?: boolean;
  /** Two phones filmed the same swing; asked, and sent, with both videos only. */
  isSameSwing: boolean;
  /** The imported shot that filled the numbers; the server compares them with it. Left out in forms that an older version kept. */
  shotId?: string;
}

export const emptyNumbers = Object.fromEntries(shotFields.map((name) => [name, ''])) as Record<ShotField, ''>;

export const emptyForm = {
  faceOn: null,
  downTheLine: null,
  slowMotion: 'unknown' as const,
  isSameSwing: false,
  shotId: '',
  gender: null,
  age: '',
  ...emptyNumbers,
} as const;

/** A number in plain decimal digits, as the contract requires. A browser's number field accepts "1e2" too. */
const toPlainDecimal = (text: string): string => {
  const number = Number(text);
  const hasExponent = /e/i.test(text) && Number.isFinite(number);
  return hasExponent ? number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text;
};

/** When the swing was filmed, as far as the file says it. A prepared video has the time of its original. */
const filmedAtOf = ({ faceOn }: UploadForm): string => (faceOn ? new Date(faceOn.file.lastModified).toISOString() : '');

/** The text fields to send, without the empty ones. */
export function textFieldsOf(form: UploadForm): Record<string, string> {
  const { club, handedness, slowMotion, gender } = form;
  const age = toPlainDecimal(form.age);
  const numbers = shotFieldsOf(club).map((name) => [launchMonitorFields[name].apiName, toPlainDecimal(form[name])]);
  const sameSwing = form.downTheLine && form.isSameSwing ? 'yes' : '';
  const facts = {
    clubSelection: club,
    handedness,
    slowMotion,
    sameSwing,
    gender: gender ?? '',
    age,
    shotId: form.shotId ?? '',
    filmedAt: filmedAtOf(form),
  };
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
