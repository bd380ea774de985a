import type { MotionSample } from '@trueswing/domain';
import type { CDPSession, Page } from 'playwright-core';

const sensors = ['gyroscope', 'accelerometer', 'linear-acceleration', 'relative-orientation'] as const;

/** Gives the page the sensors of a phone, through the browser's own emulation. They are still until a recording is played. */
export async function openSensors(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  for (const type of sensors) {
    const metadata = { available: true, minimumFrequency: 1, maximumFrequency: 100 };
    await session.send('Emulation.setSensorOverrideEnabled', { enabled: true, type, metadata });
  }
  await show(session, {
    timeMs: 0,
    rotationRate: [0, 0, 0],
    acceleration: [0, 9.81, 0],
    orientation: { alphaDeg: 0, betaDeg: 90, gammaDeg: 0 },
  });
  return session;
}

/** Plays samples (radians, the phone's axes) in their own time, which began at a moment of `Date.now()`. */
export async function playMotion(
  session: CDPSession,
  samples: readonly MotionSample[],
  startedAtMs = Date.now(),
): Promise<void> {
  for (const sample of samples) {
    const wait = startedAtMs + sample.timeMs - Date.now();
    // A machine that is late shows the next sample at its time.
    if (wait < -20) continue;
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    await show(session, sample);
  }
}

/** Sets the sensors; the browser's next events show it. */
export async function show(
  session: CDPSession,
  { rotationRate, acceleration, orientation }: MotionSample,
): Promise<void> {
  const set = (type: (typeof sensors)[number], reading: object) =>
    session.send('Emulation.setSensorOverrideReadings', { type, reading });
  const xyz = ([x, y, z]: MotionSample['acceleration']) => ({ xyz: { x, y, z } });
  await Promise.all([
    set('gyroscope', xyz(rotationRate)),
    set('accelerometer', xyz(acceleration)),
    set('linear-acceleration', xyz([0, 0, 0])),
    ...(orientation ? [set('relative-orientation', { quaternion: quaternionOf(orientation) })] : []),
  ]);
}

/** Turned about z by alpha, then x by beta, then y by gamma. */
function quaternionOf({ alphaDeg, betaDeg, gammaDeg }: NonNullable<MotionSample['orientation']>) {
  const half = (deg: number) => (deg * Math.PI) / 360;
  const [sz, cz] = [Math.sin(half(alphaDeg)), Math.cos(half(alphaDeg))];
  const [sx, cx] = [Math.sin(half(betaDeg)), Math.cos(half(betaDeg))];
  const [sy, cy] = [Math.sin(half(gammaDeg)), Math.cos(half(gammaDeg))];
  return {
    x: cz * sx * cy - sz * cx * sy,
    y: cz * cx * sy + sz * sx * cy,
    z: cz * sx * sy + sz * cx * cy,
    w: cz * cx * cy - sz * sx * sy,
  };
}
