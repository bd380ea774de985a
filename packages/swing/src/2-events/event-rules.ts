/**
 * Knowledge from labeled swings about the pace and shape of a swing: each number is the mean of the middle half of the labels,
 * which the command bench:events computes. Heights are in trunk lengths; a fall lasts from the top to the lowest hands.
 */
export interface EventRules {
  /** Height of the hands against the trail shoulder when the lead arm is level on the way back. */
  readonly levelArmBack: number;
  /** At toe-up the hands have risen by this share of their way up from address to mid-backswing. */
  readonly toeUpRise: number;
  /** Toe-up lies at this share of the way from address to mid-backswing (GolfDB: 0.74). */
  readonly toeUpShare: number;
  /** The hands have fallen by a third of their way down this many falls after the top: between the labels' 0.57 and drawn golfers' 0.55. */
  readonly thirdFallenShare: number;
  /** Mid-downswing lies this many falls after the top, and this many after the hands fall fastest. */
  readonly midDownShare: number;
  readonly midDownAfterFastest: number;
  /**
   * Impact lies this many falls after the hands' lowest point. The labels say 0.09 ± 0.02; golfers whose impact is known
   * exactly, since they are drawn, need less.
   */
  readonly impactAfterLow: number;
  /** ... and mid-follow-through this many. */
  readonly followShare: number;
  /** Address to mid-backswing, in down-swings (GolfDB: 2.4, with an earlier address). */
  readonly addressLead: number;
  /** The same in times from the hands' departure (a fifth of the way) to mid-backswing, face-on. */
  readonly departureLead: number;
}

export const eventRules: EventRules = {
  levelArmBack: -0.41,
  toeUpRise: 0.26,
  toeUpShare: 0.64,
  thirdFallenShare: 0.56,
  midDownShare: 0.61,
  midDownAfterFastest: -0.05,
  impactAfterLow: 0.07,
  followShare: 0.35,
  addressLead: 1.68,
  departureLead: 1.99,
};
