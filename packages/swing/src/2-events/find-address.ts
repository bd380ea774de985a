import { at, type BodySeries, nearestSample } from '../1-track/body-series.ts';
import { classifyView } from '../1-track/checks/classify-view.ts';
import type { HandPath } from '../1-track/hand-path.ts';
import { quantile } from '../1-track/smooth-series.ts';
import type { EventRules } from './event-rules.ts';
import { findStillMoment } from './find-still-moment.ts';

/** The window ends where the hands have risen this far, in trunk lengths: by then the take-away is certain. */
const certainRise = 0.15;
/** ... and begins this many usual lead times before mid-backswing. */
const windowLeads = 1.6;
/**
 * A golfer who swings down slowly does not take the club away as slowly, so the lead of a real-time swing is moved
 * halfway toward the usual half second.
 */
const usualLeadS = 0.52;
/** A longer down-swing plays in slow motion. */
const longestRealDownswingS = 0.42;
/** The hands have left the ball when they are this share of the way to mid-backswing. */
const departedShare = 0.2;
/** Their place at the ball is where they are for most of so many usual lead times. */
const standLeads = 2;
const standQuantile = 0.7;
/** Relative spread of the lead by the downswing, and by the departure of the hands. */
const leadSpread = 0.22;
const departureSpread = 0.08;
/** Weight of a misfit of the still pose against the usual lead. */
const stillMisfit = 60;
/**
 * In any view but face-on the fit is nearly as good a few frames earlier or later, and noise that no one sees decides. So address is
 * the mean over these ends of the window, in downswings from the usual one, and over the moments that the picture leaves open.
 */
const windowEnds = [-0.2, -0.1, 0, 0.1, 0.2] as const;
const openCost = 2;

/** Down-the-line the hands come toward the camera at first and hardly move in the picture, but elbows, shoulders and hips do. */
const takeAwayJoints = [
  ...(['leftElbow', 'rightElbow'] as const),
  ...(['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'] as const),
];

export interface TakeAway {
  /** When the hands pass the height of mid-backswing, seconds. */
  readonly midBackswingS: number;
  readonly downS: number;
  readonly rules: EventRules;
}

/** Time by which address usually lies before mid-backswing. */
interface Lead {
  readonly leadS: number;
  /** Relative. */
  readonly spread: number;
  readonly isFaceOn: boolean;
}

/** Address: the last still moment before the take-away, seconds. Waggles and a forward press lie before it. */
export function findAddress(body: BodySeries, path: HandPath, takeAway: TakeAway): number {
  const { midBackswingS, downS } = takeAway;
  const { leadS, spread, isFaceOn } = usualLead(body, path, takeAway);
  const fromS = midBackswingS - windowLeads * leadS;
  const heights = path.height.filter((_, i) => at(path.timesS, i) >= fromS && at(path.timesS, i) <= midBackswingS);
  const low = quantile(heights, 0.05);
  const certain = path.timesS.findLastIndex((t, i) => t <= midBackswingS && at(path.height, i) <= low + certainRise);
  const toS = certain < 0 ? midBackswingS : at(path.timesS, certain);
  const still = {
    body,
    path,
    jointNames: takeAwayJoints,
    fromS,
    downS,
    misfitScale: stillMisfit,
    usual: { atS: midBackswingS - leadS, sdS: spread * leadS },
  };
  // Where the video begins inside the window, a mean would lean to its later part.
  const isWhole = fromS >= at(path.timesS, 0);
  if (isFaceOn || !isWhole) return findStillMoment({ ...still, toS });
  const moments = windowEnds.map((later) => findStillMoment({ ...still, toS: toS + later * downS, openCost }));
  return moments.reduce((sum, momentS) => sum + momentS, 0) / moments.length;
}

/**
 * The downswing duration predicts roughly how quickly a golfer takes the club away. Face-on the hands give a better
 * estimate: their whole path is visible and has the same shape at any speed, so its first fifth gives the time of the rest.
 */
function usualLead(body: BodySeries, path: HandPath, { midBackswingS, downS, rules }: TakeAway): Lead {
  const ownLeadS = rules.addressLead * downS;
  const isRealTime = downS <= longestRealDownswingS;
  const leadS = isRealTime ? Math.sqrt(ownLeadS * usualLeadS) : ownLeadS;
  const stance = samplesBetween(path, midBackswingS - windowLeads * leadS, midBackswingS - leadS);
  const seen = stance.filter((i) => body.detected[i]);
  const isFaceOn = seen.length > 0 && classifyView(body, seen).view === 'face-on';
  const departedS = isFaceOn ? findDeparture(path, midBackswingS, leadS) : null;
  if (departedS === null) return { leadS, spread: leadSpread, isFaceOn };
  return { leadS: rules.departureLead * (midBackswingS - departedS), spread: departureSpread, isFaceOn };
}

/** When the hands are a fifth of the way from the ball to where they are at mid-backswing; null if they never stood there. */
export function findDeparture(path: HandPath, midBackswingS: number, leadS: number): number | null {
  const level = nearestSample(path.timesS, midBackswingS);
  const away = path.x.map((x, i) => Math.hypot(x - at(path.x, level), at(path.height, i) - at(path.height, level)));
  const stand = samplesBetween(path, midBackswingS - standLeads * leadS, midBackswingS).map((i) => at(away, i));
  const departed = (1 - departedShare) * quantile(stand, standQuantile);
  const last = away.findLastIndex((way, i) => i < level && way >= departed);
  if (last < 0) return null;
  const share = (at(away, last) - departed) / (at(away, last) - at(away, last + 1));
  return at(path.timesS, last) + share * (at(path.timesS, last + 1) - at(path.timesS, last));
}

const samplesBetween = (path: HandPath, fromS: number, toS: number): number[] =>
  path.timesS.flatMap((t, i) => (t >= fromS && t <= toS ? [i] : []));
