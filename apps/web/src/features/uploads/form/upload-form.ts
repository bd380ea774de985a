import {
  ageBounds,
  launchMonitorFields,
  type UploadClub,
  type UploadStatus,
  uploadClubSchema,
  uploadFieldsSchema,
} from '@trueswing/contracts';
import { checkLaunchMonitorFields, faceOnRequired, planOf, type VideoFileProblem } from '@trueswing/domain';
import type { ShotNumbers } from '@trueswing/swing';
import { readHandedness } from '../../../shared/handedness.ts';
import { emptyForm, emptyNumbers, textFieldsOf, type UploadForm } from '../upload-fields.ts';
import { readLastClub } from './last-club.ts';
import { labelOf, numberFieldsOf } from './number-places.ts';

/** Whether an upload with this club is left in this week. The free upload is for any club. */
export const isClubOpen = (status: UploadStatus, club: UploadClub): boolean =>
  !status.isPremium || (club === 'driver' ? status.canUploadDriver : status.canUploadSevenIron);

/** The wanted club (from the URL) if it is open, else the draft's, else the one just sent, else the first open one. */
function chooseClub(
  status: UploadStatus,
  wanted: string | null,
  drafted: UploadClub | undefined,
  nowMs: number,
): UploadClub {
  const known = [uploadClubSchema.safeParse(wanted).data, drafted, readLastClub(nowMs)];
  const candidates = [...known, ...uploadClubSchema.options];
  return candidates.find((club) => club && isClubOpen(status, club)) ?? 'driver';
}

/** Empties the numbers that an imported shot filled: it was a shot of the club before. */
const withoutShot = (form: UploadForm): UploadForm => (form.shotId ? { ...form, ...emptyNumbers, shotId: '' } : form);

/** The initial values of the form: the draft if there is one, else an empty form. */
export function openForm(
  status: UploadStatus,
  wantedClub: string | null,
  draft: UploadForm | null,
  nowMs = Date.now(),
): UploadForm {
  const club = chooseClub(status, wantedClub, draft?.club, nowMs);
  if (draft) {
    const downTheLine = planOf(status.isPremium).downTheLine ? draft.downTheLine : null;
    return { ...(club === draft.club ? draft : withoutShot(draft)), club, downTheLine };
  }
  return { ...emptyForm, club, handedness: readHandedness() };
}

/** The first number that the contract's schema rejects. */
function numberProblem(form: UploadForm): VideoFileProblem | null {
  const { error } = uploadFieldsSchema.safeParse(textFieldsOf(form));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const field = numberFieldsOf(form.club).find((name) => wrong.has(launchMonitorFields[name].apiName));
  if (field) {
    const { min, max, unit } = launchMonitorFields[field];
    // "+1.5" and "1,5" are between them, but no number field can read them.
    const isUnread = Number.isNaN(Number(form[field]));
    const rule = `${labelOf(field)} must be between ${min} and ${max} ${unit}`;
    return invalidValue(isUnread ? `${rule}, written like 1.5.` : `${rule}.`);
  }
  const { min, max } = ageBounds;
  return wrong.has('age') ? invalidValue(`Age must be a whole number between ${min} and ${max}.`) : null;
}

const invalidValue = (message: string): VideoFileProblem => ({ code: 'bad-request', title: 'Invalid Value', message });

/** The first problem that prevents an upload, or null. The server makes the same checks again. */
export function checkUploadForm(form: UploadForm): VideoFileProblem | null {
  if (!form.faceOn) return faceOnRequired;
  const given = numberFieldsOf(form.club).filter((name) => form[name] !== '');
  const shot: ShotNumbers = Object.fromEntries(given.map((name) => [name, Number(form[name])]));
  const launchMonitor = checkLaunchMonitorFields({ gender: form.gender ?? undefined, club: form.club, ...shot });
  return (launchMonitor && withWayOut(launchMonitor, form)) ?? numberProblem(form);
}

/** A golfer cannot know a speed that the shot did not fill in: the numbers of such a shot have to be cleared. */
function withWayOut(problem: VideoFileProblem, form: UploadForm): VideoFileProblem {
  const missing = (['clubSpeedMph', 'ballSpeedMph'] as const).filter((name) => form[name] === '');
  if (!form.shotId || missing.length === 0) return problem;
  const speeds = missing.map((name) => `no ${labelOf(name).toLowerCase()}`).join(' and ');
  const wayOut = 'Clear the numbers, and join the shot to your swing after the analysis.';
  return { ...problem, message: `This shot has filled in ${speeds}. ${wayOut}` };
}
