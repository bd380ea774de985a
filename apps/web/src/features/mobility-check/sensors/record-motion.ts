import type { MotionSample } from '@trueswing/domain';

type Orientation = NonNullable<MotionSample['orientation']>;

/** A running recording. */
export interface MotionRecorder {
  readonly samples: readonly MotionSample[];
  stop(): void;
}

/** Records what the sensors say until stopped. Times are those of `performance.now()`. */
export function recordMotion(): MotionRecorder {
  const samples: MotionSample[] = [];
  let orientation: Orientation | null = null;
  const onOrientation = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    const isKnown = alpha !== null && beta !== null && gamma !== null;
    orientation = isKnown ? { alphaDeg: alpha, betaDeg: beta, gammaDeg: gamma } : null;
  };
  const onMotion = ({ rotationRate, accelerationIncludingGravity: acceleration, timeStamp }: DeviceMotionEvent) => {
    samples.push({
      timeMs: sinceStart(timeStamp),
      rotationRate: [number(rotationRate?.alpha), number(rotationRate?.beta), number(rotationRate?.gamma)],
      acceleration: [number(acceleration?.x), number(acceleration?.y), number(acceleration?.z)],
      orientation,
    });
  };
  window.addEventListener('deviceorientation', onOrientation);
  window.addEventListener('devicemotion', onMotion);
  return {
    samples,
    stop() {
      window.removeEventListener('deviceorientation', onOrientation);
      window.removeEventListener('devicemotion', onMotion);
    },
  };
}

/** Old browsers count from 1970; the time of arrival is close enough then. */
function sinceStart(timeStamp: number): number {
  const nowMs = performance.now();
  return timeStamp < nowMs + 60_000 ? timeStamp : nowMs;
}

/** A sensor that is missing gives null; the reading leaves such a sample out. */
const number = (value: number | null | undefined): number => value ?? Number.NaN;

/** True if the sensors turn out to work: a desktop has the events, but they come empty or not at all. */
export async function sensesMotion(withinMs: number): Promise<boolean> {
  const recorder = recordMotion();
  const isThere = () => recorder.samples.some(({ rotationRate }) => rotationRate.every(Number.isFinite));
  const end = performance.now() + withinMs;
  while (!isThere() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  recorder.stop();
  return isThere();
}
