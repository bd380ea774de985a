import type { CutVideo } from '../capture/capture.ts';
import type { FilmedSwing, RecorderSettings } from './recorder.ts';

/** When a video was cut out, and where the ball was hit, on the clocks of the page and of the camera in seconds. */
interface Moment {
  readonly filmedAt: Date;
  /** On the clock of the camera; null where it is not known. */
  readonly impactStreamS: number | null;
}

/** The swing in a video that was cut out. */
export function toFilmedSwing(
  cut: CutVideo,
  { view, handedness }: RecorderSettings,
  { filmedAt, impactStreamS }: Moment,
): FilmedSwing {
  const ending = cut.content.type === 'video/mp4' ? 'mp4' : 'webm';
  const name = `swing-${filmedAt.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')}.${ending}`;
  return {
    file: new File([cut.content], name, { type: cut.content.type, lastModified: filmedAt.getTime() }),
    view,
    handedness,
    filmedAt,
    seconds: cut.seconds,
    framesPerSecond: cut.framesPerSecond,
    impactS: impactStreamS === null ? null : impactStreamS - cut.startS,
  };
}
