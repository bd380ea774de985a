import type { CameraFailure } from './camera-failure.ts';

/** The camera cannot be used. */
export class CameraError extends Error {
  readonly failure: CameraFailure;
  constructor(failure: CameraFailure, options?: ErrorOptions) {
    super(`The camera cannot be used: ${failure}.`, options);
    this.failure = failure;
  }
}

export interface OpenedCamera {
  readonly stream: MediaStream;
  readonly video: MediaStreamVideoTrack;
  /** Null where there is none, or where it may not be used. */
  readonly audio: MediaStreamAudioTrack | null;
}

/** The rear camera, as large and as fast as the phone allows up to this. */
const video: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1920 },
  height: { ideal: 1080 },
  frameRate: { ideal: 60 },
};
/** A voice would be improved by these; the sound of impact would be lost. */
const audio: MediaTrackConstraints = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/**
 * Opens the camera and, where it is wanted, the microphone. The golfer is asked for both together; where only the microphone is in
 * the way, the camera is opened alone.
 * @throws {CameraError}
 */
export async function openCamera(wantsSound: boolean): Promise<OpenedCamera> {
  if (!window.isSecureContext) throw new CameraError('insecure');
  // A browser without it has no way to a camera, whatever its types say.
  if (!('mediaDevices' in navigator)) throw new CameraError('unsupported');
  const stream = wantsSound ? await openBoth() : await open({ video });
  const [videoTrack] = stream.getVideoTracks();
  if (!videoTrack) throw new CameraError('no-camera');
  return { stream, video: videoTrack, audio: stream.getAudioTracks()[0] ?? null };
}

async function openBoth(): Promise<MediaStream> {
  try {
    return await open({ video, audio });
  } catch (error) {
    const isRefused = error instanceof CameraError && error.failure === 'permission-denied';
    // Another question would be a second prompt for what was refused. Unknown counts as not refused.
    if (isRefused && (await readPermission('camera')) === 'denied') throw error;
    return open({ video });
  }
}

/** Null where the browser does not say. */
async function readPermission(name: 'camera' | 'microphone'): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name })).state;
  } catch {
    return null;
  }
}

async function open(constraints: MediaStreamConstraints): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraints);
  } catch (cause) {
    const failure = readCameraFailure(cause);
    // The question was closed, or it was never shown: the settings have nothing to change.
    const isUnanswered = failure === 'permission-denied' && (await readPermission('camera')) === 'prompt';
    throw new CameraError(isUnanswered ? 'unanswered' : failure, { cause });
  }
}

const failures: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'permission-denied',
  SecurityError: 'permission-denied',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
  NotReadableError: 'camera-in-use',
  AbortError: 'camera-in-use',
};

/** Reads from an error of a browser why the camera cannot be used. */
export const readCameraFailure = (error: unknown): CameraFailure =>
  (error instanceof Error && failures[error.name]) || 'camera-failed';
