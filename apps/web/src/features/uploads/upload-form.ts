import type { Gender, Handedness, UploadClub } from '@trueswing/contracts';
import { checkLaunchMonitorFields, faceOnRequired, type VideoFileProblem } from '@trueswing/domain';

/** Numbers of the form as the golfer typed them; empty is not given. */
export const numberFields = [
  { name: 'clubSpeed', label: 'Club speed', unit: 'mph', min: 0, max: 150, step: 0.1 },
  { name: 'ballSpeed', label: 'Ball speed', unit: 'mph', min: 0, max: 200, step: 0.1 },
  { name: 'clubPath', label: 'Club path', unit: '°', min: -20, max: 20, step: 0.1 },
  { name: 'faceAngle', label: 'Face angle', unit: '°', min: -20, max: 20, step: 0.1 },
  { name: 'spinRate', label: 'Spin rate', unit: 'rpm', min: 0, max: 8000, step: 1 },
  { name: 'carry', label: 'Carry', unit: 'yd', min: 0, max: 400, step: 1 },
  { name: 'total', label: 'Total distance', unit: 'yd', min: 0, max: 450, step: 1 },
] as const;
export type NumberField = (typeof numberFields)[number]['name'];

export interface UploadForm {
  faceOn: File | null;
  downTheLine: File | null;
  club: UploadClub;
  gender: Gender | null;
  handedness: Handedness;
  age: string;
  numbers: Partial<Record<NumberField, string>>;
}

/** A number out of its bounds, by its label. */
function boundsProblem({ numbers, age }: UploadForm): VideoFileProblem | null {
  const bounded = [...numberFields, { name: 'age', label: 'Age', min: 10, max: 100, unit: '' } as const];
  for (const { name, label, min, max, unit } of bounded) {
    const typed = name === 'age' ? age : numbers[name];
    if (!typed) continue;
    const value = Number(typed);
    if (Number.isFinite(value) && value >= min && value <= max) continue;
    const message = `${label} must be between ${min} and ${max}${unit && ` ${unit}`}.`;
    return { code: 'bad-request', title: 'Invalid Value', message };
  }
  return null;
}

/** The first thing that stands in the way of an upload, or null. The server checks the same again. */
export function checkUploadForm(form: UploadForm): VideoFileProblem | null {
  if (!form.faceOn) return faceOnRequired;
  const bounds = boundsProblem(form);
  const numberOf = (name: NumberField) => (form.numbers[name] ? Number(form.numbers[name]) : undefined);
  const launchMonitor = checkLaunchMonitorFields({
    gender: form.gender ?? undefined,
    club: form.club,
    clubSpeedMph: numberOf('clubSpeed'),
    ballSpeedMph: numberOf('ballSpeed'),
    clubPathDeg: numberOf('clubPath'),
    faceAngleDeg: numberOf('faceAngle'),
    spinRpm: numberOf('spinRate'),
    carryYd: numberOf('carry'),
    totalYd: numberOf('total'),
  });
  return launchMonitor ?? bounds;
}

/** The multipart form; text fields first, so that the server knows them when the files arrive. */
export function toFormData(form: UploadForm): FormData {
  const data = new FormData();
  data.set('clubSelection', form.club);
  data.set('handedness', form.handedness);
  if (form.gender) data.set('gender', form.gender);
  if (form.age) data.set('age', form.age);
  for (const { name } of numberFields) {
    const isMeant = name !== 'total' || form.club === 'driver';
    if (form.numbers[name] && isMeant) data.set(name, form.numbers[name]);
  }
  if (form.faceOn) data.set('faceOnVideo', form.faceOn);
  if (form.downTheLine) data.set('downTheLineVideo', form.downTheLine);
  return data;
}
