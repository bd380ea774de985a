/**
 * The constants of event detection that were tuned on labeled swings. The command bench:events tunes them again on some
 * sources of clips and scores them on the others. Heights are in trunk lengths, durations in down-swings.
 */
export interface EventRules {
  /** Rise of the hands above address at toe-up and at mid-follow-through. */
  readonly toeUpRise: number;
  readonly midFollowThroughRise: number;
  /** Height of the hands against the middle of the shoulders when the lead arm is level, on the way back and down. */
  readonly levelArmBack: number;
  readonly levelArmDown: number;
  /** ... and at mid-follow-through. */
  readonly midFollowThroughLevel: number;
  /** Toe-up lies at this share of the way from address to mid-backswing (GolfDB: 0.74). */
  readonly toeUpShare: number;
  /** The club meets the ball this share of the down-swing after the hands' lowest point. */
  readonly impactAfterLow: number;
  /** Address to mid-backswing, in down-swings, and its relative spread (GolfDB's medians, with an earlier address: 2.4). */
  readonly addressLead: number;
  readonly addressLeadSpread: number;
  /** The same in times from the hands' departure (a fifth of the way) to mid-backswing, face-on. */
  readonly departureLead: number;
  readonly departureLeadSpread: number;
  /** How much a misfit of the still pose weighs against the usual lead. */
  readonly stillMisfit: number;
  /** The end pose is reached when the body is slower than this share of its greatest speed after impact. */
  readonly heldShare: number;
}

export const eventRules: EventRules = {
  toeUpRise: 0.25,
  midFollowThroughRise: 0.68,
  levelArmBack: -0.29,
  levelArmDown: -0.16,
  midFollowThroughLevel: -0.7,
  toeUpShare: 0.66,
  impactAfterLow: 0.07,
  addressLead: 1.75,
  addressLeadSpread: 0.22,
  departureLead: 2,
  departureLeadSpread: 0.08,
  stillMisfit: 60,
  heldShare: 0.07,
};
