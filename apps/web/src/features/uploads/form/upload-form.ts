import {
  type Handedness,
  handednessSchema,
  type UploadClub,
  type UploadStatus,
  uploadBounds,
  uploadClubSchema,
} from '@trueswing/contracts';
import { checkLaunchMonitorFields, faceOnRequired, type VideoFileProblem } from '@trueswing/domain';
import { readFromDevice, saveOnDevice } from '../../../shared/device-storage.ts';
import { type NumberField, numberFieldsOf, type UploadForm } from './upload-fields.ts';

const handednessKey = 'trueswing.handedness';

/** Kept on the device: nobody changes hands from one upload to the next. */
export const rememberHandedness = (handedness: Handedness): void => saveOnDevice(handednessKey, handedness);

/** Whether the week still has an upload for a club; the free upload is for any club. */
export const isClubOpen = (status: UploadStatus, club: UploadClub): boolean =>
  !status.isPremium || (club === 'driver' ? status.canUploadDriver : status.canUploadSevenIron);

/** The wanted club (as the address names it) where it is open, else the club before, else one that is open. */
function chooseClub(status: UploadStatus, wanted: string | null, before: UploadClub | undefined): UploadClub {
  const candidates = [uploadClubSchema.safeParse(wanted).data, before, ...uploadClubSchema.options];
  return candidates.find((club) => club && isClubOpen(status, club)) ?? 'driver';
}

/** The form as the upload screen opens with it: an empty one, or the draft that was left. */
export function openForm(status: UploadStatus, wantedClub: string | null, draft: UploadForm | null): UploadForm {
  const club = chooseClub(status, wantedClub, draft?.club);
  if (draft) {
    const downTheLine = status.isPremium ? draft.downTheLine : null;
    const isAsLeft = club === draft.club && downTheLine === draft.downTheLine;
    return isAsLeft ? draft : { ...draft, club, downTheLine };
  }
  const handedness = handednessSchema.safeParse(readFromDevice(handednessKey)).data ?? 'right';
  return { faceOn: null, downTheLine: null, club, gender: null, handedness, age: '', numbers: {} };
}

/** A number out of its bounds, by its label. */
function boundsProblem({ club, numbers, age }: UploadForm): VideoFileProblem | null {
  const bounded = [...numberFieldsOf(club), { name: 'age', label: 'Age', unit: '' } as const];
  for (const { name, label, unit } of bounded) {
    const typed = name === 'age' ? age : numbers[name];
    if (!typed) continue;
    const { min, max } = uploadBounds[name];
    const value = Number(typed);
    if (value >= min && value <= max && (name !== 'age' || Number.isInteger(value))) continue;
    const kind = name === 'age' ? 'a whole number ' : '';
    const message = `${label} must be ${kind}between ${min} and ${max}${unit && ` ${unit}`}.`;
    return { code: 'bad-request', title: 'Invalid Value', message };
  }
  return null;
}

/** The first thing that stands in the way of an upload, or null. The server checks the same again. */
export function checkUploadForm(form: UploadForm): VideoFileProblem | null {
  if (!form.faceOn) return faceOnRequired;
  const fields = new Set<NumberField>(numberFieldsOf(form.club).map(({ name }) => name));
  const numberOf = (name: NumberField) =>
    fields.has(name) && form.numbers[name] ? Number(form.numbers[name]) : undefined;
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
  return launchMonitor ?? boundsProblem(form);
}
