import { formatTarget } from '../../3-measure/format-measurement.ts';

/** Where the thresholds of the rules come from. */
export const sources = {
  specTargets: `TrueSwing’s mobility targets: hip ${formatTarget('hipRotationDeg')}, shoulder ${formatTarget('shoulderTurnDeg')}, X-factor ${formatTarget('xFactorDeg')}.`,
  golfDb:
    'Tempo of 1,400 labeled swings, most by tour players: median 3.4, 5–95 % 2.6–5.3 (GolfDB, McNally et al. 2019).',
  caddieSet: 'Down-the-line trunk angles of CaddieSet (CVPRW 2025): median 7° more upright at impact than at address.',
  addressNorm: `3-D norms of ${formatTarget('spineAngleDeg')} forward bend at address; CaddieSet (CVPRW 2025) for the spread.`,
  tourFaceOn:
    'Tour players filmed face-on, measured with this method, stay within the limit; a first limit, not a published norm.',
  tourDownTheLine:
    'Tour players filmed down-the-line, measured with this method, stay within the limit; a first limit, not a published norm.',
  reverseSpine: 'Teaching convention (TPI, reverse spine angle): at the top the trunk does not lean toward the target.',
  caddieSetArm: 'Lead arm at impact in CaddieSet (CVPRW 2025): median 18° from straight, 95 % below 47°.',
  convention: 'Teaching convention; a wide limit, not a published norm.',
} as const;
