import {
  type Handedness,
  handednessSchema,
  type UploadClub,
  type UploadStatus,
  uploadBounds,
  uploadClubSchema,
  uploadFieldsSchema,
} from '@trueswing/contracts';
import { checkLaunchMonitorFields, faceOnRequired, type VideoFileProblem } from '@trueswing/domain';
import { readFromDevice, saveOnDevice } from '../../../shared/device-storage.ts';
import { emptyForm, type NumberField, numberFieldsOf, textFieldsOf, type UploadForm } from '../upload-fields.ts';

const handednessKey = 'trueswing.handedness';

/** Saved on the device, as it is the same for all uploads of a golfer. */
export const rememberHandedness = (handedness: Handedness): void => saveOnDevice(handednessKey, handedness);

/** Whether an upload with this club is left in this week. The free upload is for any club. */
export const isClubOpen = (status: UploadStatus, club: UploadClub): boolean =>
  !status.isPremium || (club === 'driver' ? status.canUploadDriver : status.canUploadSevenIron);

/** The wanted club (from the URL) if it is open, else the previous club, else the first open one. */
function chooseClub(status: UploadStatus, wanted: string | null, before: UploadClub | undefined): UploadClub {
  const candidates = [uploadClubSchema.safeParse(wanted).data, before, ...uploadClubSchema.options];
  return candidates.find((club) => club && isClubOpen(status, club)) ?? 'driver';
}

/** The initial values of the form: the draft if there is one, else an empty form. */
export function openForm(status: UploadStatus, wantedClub: string | null, draft: UploadForm | null): UploadForm {
  const club = chooseClub(status, wantedClub, draft?.club);
  if (draft) {
    const downTheLine = status.isPremium ? draft.downTheLine : null;
    return { ...draft, club, downTheLine };
  }
  const handedness = handednessSchema.safeParse(readFromDevice(handednessKey)).data ?? 'right';
  return { ...emptyForm, club, handedness };
}

/** The first number that the contract's schema refuses. */
function numberProblem(form: UploadForm): VideoFileProblem | null {
  const { error } = uploadFieldsSchema.safeParse(textFieldsOf(form));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const fields = [...numberFieldsOf(form.club), { name: 'age', label: 'Age', unit: '' } as const];
  const field = fields.find(({ name }) => wrong.has(name));
  if (!field) return null;
  const { name, label, unit } = field;
  const { min, max } = uploadBounds[name];
  const kind = name === 'age' ? 'a whole number ' : '';
  const message = `${label} must be ${kind}between ${min} and ${max}${unit && ` ${unit}`}.`;
  return { code: 'bad-request', title: 'Invalid Value', message };
}

/** The first problem that prevents an upload, or null. The server makes the same checks again. */
export function checkUploadForm(form: UploadForm): VideoFileProblem | null {
  if (!form.faceOn) return faceOnRequired;
  const fields = new Set<NumberField>(numberFieldsOf(form.club).map(({ name }) => name));
  const numberOf = (name: NumberField) => (fields.has(name) && form[name] ? Number(form[name]) : undefined);
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
  return launchMonitor ?? numberProblem(form);
}
