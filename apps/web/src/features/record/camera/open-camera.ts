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
    if (error instanceof CameraError && error.failure === 'permission-denied' && (await isCameraRefused())) throw error;
    return open({ video });
  }
}

/** Whether the refusal was for the camera too, so that another question would be a second prompt. Unknown counts as no. */
async function isCameraRefused(): Promise<boolean> {
  const [camera, microphone] = await Promise.all([readPermission('camera'), readPermission('microphone')]);
  // A prompt for both that was refused for once leaves both as they were.
  return camera === 'denied' || (camera === 'prompt' && microphone === 'prompt');
}

/** Null where the browser does not say. */
async function readPermission(name: 'camera' | 'microphone'): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name })).state;
  } catch {
    return null;
  }
}

const open = (constraints: MediaStreamConstraints): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia(constraints).catch((cause: unknown) => {
    throw new CameraError(readCameraFailure(cause), { cause });
  });

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
