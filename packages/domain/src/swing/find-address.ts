import { realDownswingS } from './assess-time-base.ts';
import { at, type BodySeries } from './body-series.ts';
import type { EventRules } from './event-rules.ts';
import { findStillMoment } from './find-still-moment.ts';
import type { HandPath } from './hand-path.ts';
import { quantile } from './smooth-series.ts';

/** The window ends where the hands have risen this far, in trunk lengths: by then the take-away is certain. */
const certainRise = 0.15;
/** ... and begins this many usual lead times before mid-backswing. */
const windowLeads = 1.6;
/**
 * A golfer who swings down slowly does not take the club away as slowly, so a real-time swing is drawn half-way
 * towards the usual half second.
 */
const usualLeadS = 0.52;

export interface TakeAway {
  /** When the hands pass the height of mid-backswing, seconds. */
  readonly midBackswingS: number;
  readonly downS: number;
  readonly rules: EventRules;
}

/** Address: the last still moment before the take-away, seconds. Waggles and a forward press lie before it. */
export function findAddress(body: BodySeries, path: HandPath, { midBackswingS, downS, rules }: TakeAway): number {
  const ownLeadS = rules.addressLead * downS;
  const isRealTime = downS <= realDownswingS.max;
  const leadS = isRealTime ? Math.sqrt(ownLeadS * usualLeadS) : ownLeadS;
  const fromS = midBackswingS - windowLeads * leadS;
  const heights = path.height.filter((_, i) => at(path.timesS, i) >= fromS && at(path.timesS, i) <= midBackswingS);
  const low = quantile(heights, 0.05);
  const certain = path.timesS.findLastIndex((t, i) => t <= midBackswingS && at(path.height, i) <= low + certainRise);
  return findStillMoment({
    body,
    path,
    // Down-the-line the hands hardly move in the picture at first, but shoulders and hips turn.
    witnesses: ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'],
    fromS,
    toS: certain < 0 ? midBackswingS : at(path.timesS, certain),
    downS,
    misfitScale: rules.stillMisfit,
    usual: { atS: midBackswingS - leadS, sdS: rules.addressLeadSpread * leadS },
  });
}
