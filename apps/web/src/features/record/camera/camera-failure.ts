/** Why no camera can be used. */
export type CameraFailure =
  | 'permission-denied'
  /** The golfer has neither allowed nor refused it for good: the question was closed, or never shown. */
  | 'unanswered'
  | 'camera-in-use'
  | 'no-camera'
  /** The page was not opened over https. */
  | 'insecure'
  /** The browser cannot record. */
  | 'unsupported'
  | 'camera-failed';

interface Said {
  readonly title: string;
  /** The reason and the next step, each in a sentence. */
  readonly message: string;
}

const said: Readonly<Record<CameraFailure, Said>> = {
  'permission-denied': {
    title: 'Camera Not Allowed',
    message: 'We may not use your camera. Allow it for this site in your browser’s settings, then try again.',
  },
  unanswered: {
    title: 'Camera Not Allowed Yet',
    message: 'We may not use your camera yet. Try again and tap Allow. If your browser does not ask, reload this page.',
  },
  'camera-in-use': {
    title: 'Camera in Use',
    message: 'Another app uses your camera. Close it, then try again.',
  },
  'no-camera': {
    title: 'No Camera',
    message: 'We found no camera on this device. Open this page on your phone.',
  },
  insecure: {
    title: 'No Secure Connection',
    message: 'Your browser gives the camera to secure pages only. Open this page with https.',
  },
  unsupported: {
    title: 'Browser Cannot Record',
    message: 'This browser cannot record here. Update it, or film with your camera app and upload the video.',
  },
  'camera-failed': {
    title: 'Camera Stopped',
    message: 'Your camera stopped working. Please try again.',
  },
};

/** Says to the golfer why the camera cannot be used, and what to do. */
export const sayCameraFailure = (failure: CameraFailure): Said => said[failure];
