import { impactAt } from '../../apps/web/test/e2e/steps/fake-camera.ts';
import type { Burst, Noise } from '../../packages/swing/test/make-sound.ts';
import { makeRandom } from '../../research/synthetic-golfer/src/geometry/random.ts';
import type { RecordClip } from './draw-clips.ts';

/** Kinds of scenes in front of the phone. All but the swing are not to be kept. */
export type EventKind = 'swing' | 'practice-swing' | 'waggle' | 'neighbor' | 'walker';

/** One event: a clip between two still pictures, with its sounds. Seconds since the first picture. */
export interface RecordEvent {
  readonly kind: EventKind;
  readonly clip: RecordClip;
  readonly seconds: number;
  readonly noise: Noise;
  readonly sounds: readonly Burst[];
  /** The clip and its still pictures are played at this speed: golfers differ in their tempo. */
  readonly speed: number;
  /** Which third of a picture's time the poses fall on. */
  readonly phase: number;
  /** The way of someone who walks by, in widths of the picture per second; 0 for one who stands. */
  readonly walkingSpeed: number;
  /** Address, impact and finish; null where there is no swing. */
  readonly swing: { readonly addressS: number; readonly impactS: number; readonly finishS: number } | null;
}

export interface ClipTruth {
  readonly addressS: number;
  readonly impactS: number;
  readonly finishS: number;
  readonly seconds: number;
}

/** Still pictures before and after each clip. */
export const stillS = 2.4;
const decoys = ['practice-swing', 'waggle', 'neighbor', 'walker'] as const;
const noises: readonly Noise[] = ['wind', 'indoor'];

/** Lists swings and as many decoys: clips in turn, with other noise, loudness, tempo and sampling each time. */
export function listEvents(
  clips: readonly RecordClip[],
  truthOf: (clip: RecordClip) => ClipTruth,
  count: number,
): RecordEvent[] {
  const random = makeRandom(20_261_123);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const pick = <T>(list: readonly T[], i: number): T => {
    const item = list[i % list.length];
    if (item === undefined) throw new Error('The list is empty.');
    return item;
  };
  const swings = clips.filter(({ shows }) => shows === 'swing');
  const waggles = clips.filter(({ shows }) => shows === 'waggle');
  const make = (kind: EventKind, i: number): RecordEvent => {
    const clip = kind === 'swing' || kind === 'practice-swing' ? pick(swings, i) : pick(waggles, i);
    const speed = between(0.85, 1.2);
    const truth = truthOf(clip);
    const seconds = (truth.seconds + 2 * stillS) / speed;
    const at = (clipS: number): number => (stillS + clipS) / speed;
    const impactS = at(truth.impactS);
    const sounds: Burst[] = [];
    if (kind === 'swing') sounds.push(impactAt(impactS, between(0.15, 0.8)));
    if (kind === 'practice-swing' && i % 2 === 0) {
      sounds.push({ atS: impactS - 0.04, attackS: 0.04, decayS: 0.08, level: between(0.05, 0.3), lowHz: 800 });
    }
    // Others hit their balls while the golfer stands, waggles, or is not there.
    if (kind === 'neighbor') {
      for (let k = 0; k <= i % 3; k++) sounds.push(impactAt(between(0.8, seconds - 0.5), between(0.03, 0.3)));
    }
    if (kind === 'walker') sounds.push(impactAt(between(0.8, seconds - 0.5), between(0.03, 0.3)));
    return {
      kind,
      clip,
      seconds,
      noise: pick(noises, i),
      sounds,
      speed,
      phase: i % 3,
      walkingSpeed: kind === 'walker' ? between(0.3, 0.7) * (i % 2 === 0 ? 1 : -1) : 0,
      swing: kind === 'swing' ? { addressS: at(truth.addressS), impactS, finishS: at(truth.finishS) } : null,
    };
  };
  return Array.from({ length: count }, (_, i) => [
    make('swing', i),
    make(pick(decoys, i), Math.floor(i / decoys.length) + i),
  ]).flat();
}
