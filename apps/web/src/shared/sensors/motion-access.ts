/** Why the phone's sensors cannot be read here. */
export type NoMotion = 'insecure' | 'unsupported' | 'denied' | 'silent';

interface AsksPermission {
  requestPermission?(): Promise<'granted' | 'denied'>;
}

/** Finds the obstacle that is known before any tap; null if the sensors may work. */
export function findObstacle(): NoMotion | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('DeviceMotionEvent' in window)) return 'unsupported';
  return null;
}

/**
 * Asks for the sensors where the browser wants that (iOS), which it allows only within a tap. Both questions are asked
 * in one tap, since a second one would no longer be within the tap.
 */
export async function requestMotion(): Promise<NoMotion | null> {
  const obstacle = findObstacle();
  if (obstacle) return obstacle;
  const events = [window.DeviceMotionEvent, window.DeviceOrientationEvent] as (AsksPermission | undefined)[];
  const [motion] = await Promise.all(events.map(ask));
  // Orientation only helps; without motion there is nothing to measure.
  return motion === 'granted' ? null : 'denied';
}

async function ask(event: AsksPermission | undefined): Promise<'granted' | 'denied'> {
  try {
    return (await event?.requestPermission?.()) ?? 'granted';
  } catch {
    return 'denied';
  }
}

/** Whether this device may be moved by hand: phones and tablets are touched, and so are the laptops that sense how they are held. */
export const isTouched = (): boolean => window.matchMedia('(any-pointer: coarse)').matches;
