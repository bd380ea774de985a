import type { PoseFrame } from '@trueswing/contracts';
import { at, type BodySeries, medianSpacing, toBodySeries } from '../1-track/body-series.ts';
import { findHandSwings } from '../1-track/find-hand-swings.ts';
import { type HandPath, toHandPath } from '../1-track/hand-path.ts';
import { resemblesGolf } from '../1-track/resembles-golf.ts';
import type { WholeSwing } from '../2-events/find-swing.ts';
import type { ImpactSound, LiveSwing, SwingTrigger } from './live-swing.ts';
import { arrivalS, departureS, isLeavingAddress, isWholeMotion } from './whole-motion.ts';

/** Watches the golfer pose by pose. Poses and sounds share a clock, in seconds. */
export interface SwingWatcher {
  see(pose: PoseFrame): void;
  hear(sound: ImpactSound): void;
  now(): { readonly phase: 'idle' | 'swinging' };
  /** The swing that has just ended, once; null while there is none. */
  take(): LiveSwing | null;
}

interface WatcherOptions {
  readonly trigger: SwingTrigger;
  /** Size of the picture that the poses are shares of. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A slow backswing with its address and its finish. */
const seenS = 7;
/** The sound of impact and the fastest hands agree within this time. */
const soundToleranceS = 0.3;
/** The finish is held for so long. */
const arrivedForS = 0.35;
/** At ten poses a second a wider window would blur the downswing. */
const halfWidthSpacings = 1.5;
/** Ten poses a second miss the lowest point of the hands, so less is asked for than in an analysis. */
const limits = { turnTrunks: 0.4, fallTrunks: 0.4 };

/** Opens a watcher that finds each whole swing as it ends. */
export function openSwingWatcher({ trigger, widthPx, heightPx }: WatcherOptions): SwingWatcher {
  let poses: PoseFrame[] = [];
  let sounds: ImpactSound[] = [];
  let phase: 'idle' | 'swinging' = 'idle';
  let lastFinishS = Number.NEGATIVE_INFINITY;
  let ended: LiveSwing | null = null;

  return {
    see(pose) {
      const sinceS = pose.timeS - seenS;
      poses = [...poses.filter(({ timeS }) => timeS > sinceS && timeS < pose.timeS), pose];
      sounds = sounds.filter(({ atS }) => atS > sinceS);
      const body = toBodySeries({ widthPx, heightPx, frames: poses });
      if (!body) {
        phase = 'idle';
        return;
      }
      const path = toHandPath(body, halfWidthSpacings * medianSpacing(body.timesS));
      const found = readSwing(body, path, (atS) => trigger === 'motion' || nearestSound(sounds, atS) !== null);
      if (found && found.startS > lastFinishS) {
        const sound = nearestSound(sounds, found.impactS);
        ended = { ...found, impactS: sound?.atS ?? found.impactS };
        lastFinishS = found.finishS;
      }
      phase = isLeavingAddress(body, path, lastFinishS) ? 'swinging' : 'idle';
    },
    hear: (sound) => {
      sounds.push(sound);
    },
    now: () => ({ phase }),
    take() {
      const swing = ended;
      ended = null;
      return swing;
    },
  };
}

/** The last whole swing whose finish is reached, if it has the evidence at its fastest hands. */
function readSwing(body: BodySeries, path: HandPath, hasEvidence: (atS: number) => boolean): LiveSwing | null {
  const nowS = path.timesS.at(-1) ?? 0;
  const swing = findHandSwings(path, limits).findLast(
    (each): each is WholeSwing =>
      each.start !== null &&
      each.through !== null &&
      nowS - arrivalS(path, each.low, each.through) >= arrivedForS &&
      resemblesGolf(body, each) &&
      isWholeMotion(body, path, { ...each, start: each.start, through: each.through }),
  );
  if (!swing) return null;
  const fastestS = at(path.timesS, findFastest(path, swing));
  if (!hasEvidence(fastestS)) return null;
  return {
    startS: departureS(path, swing.start, swing.top),
    impactS: fastestS,
    finishS: arrivalS(path, swing.low, swing.through),
  };
}

/** The sample with the fastest hands between the top and the way up after the ball. */
function findFastest(path: HandPath, { top, through }: WholeSwing): number {
  let fastest = top;
  for (let i = top; i <= through; i++) if (at(path.speed, i) > at(path.speed, fastest)) fastest = i;
  return fastest;
}

function nearestSound(sounds: readonly ImpactSound[], atS: number): ImpactSound | null {
  const near = sounds.filter((sound) => Math.abs(sound.atS - atS) <= soundToleranceS);
  return near.sort((a, b) => Math.abs(a.atS - atS) - Math.abs(b.atS - atS))[0] ?? null;
}
