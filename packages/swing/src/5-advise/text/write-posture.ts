import type { Measurement, Measurements } from '@trueswing/contracts';
import { formatMeasurement, formatWithValue, sayMeasurement, unitOf } from '../../3-measure/format-measurement.ts';
import { asksForOtherView, isMeasured } from '../../3-measure/measured-swing.ts';
import type { RuleFinding } from '../../4-judge/rules/finding-rule.ts';
import type { RuleName } from '../../4-judge/rules/rule-names.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import { saySpineChange } from '../../4-judge/rules/say-spine-change.ts';
import { likelyIn } from '../../4-judge/targets/bands.ts';

/** Stands for the posture where only a video from behind would show it. A screen that knows the golfer's plan leaves it out. */
export const postureNeedsVideo = 'Film from behind as well, and you see your posture.';

/** Findings whose full text stands next to posture and balance; they are only named here. */
type ShownInFull = ReadonlySet<RuleName>;

/**
 * The workout's focus areas are chosen by words in these sentences (specification, section 5): "loss", "uprights",
 * "early extension", "compromised", "poor", "unstable". They appear here only if the finding that they name holds.
 */
export function writePosture(
  measurements: Measurements,
  findings: readonly RuleFinding[],
  shownInFull: ShownInFull,
): string {
  const textsOf = textsOfRules(findings, shownInFull);
  const [faults, others] = [
    textsOf(['early-extension', 'loss-of-posture', 'reverse-spine']),
    textsOf([
      'upright-at-address',
      'bent-at-address',
      'sound-address-posture',
      'hips-stay-back',
      'behind-the-ball',
      'keeps-posture',
    ]),
  ];
  const sentences = [...faults, ...others].slice(0, 3);
  if (sentences.length > 0) return sentences.join(' ');
  const spine = measurements.spineAngleDeg;
  if (isMeasured(spine)) return `Your spine leans ${sayMeasurement(spine)} forward at address.`;
  const change = measurements.spineAngleChangeDeg;
  if (isMeasured(change)) return `From address to impact ${saySpineChange(change)}.`;
  return spine && asksForOtherView(spine)
    ? postureNeedsVideo
    : `We could not see your posture. ${formatMeasurement(spine)}`;
}

/**
 * Balance follows from how far head and pelvis travel and from how still the finish is held. A value that is neither good
 * nor bad beyond its ± is shown as a number, without a verdict.
 */
export function writeBalance(
  measurements: Measurements,
  findings: readonly RuleFinding[],
  shownInFull: ShownInFull,
): string {
  const textsOf = textsOfRules(findings, shownInFull);
  const sideways = textsOf(['sway', 'slides-through']);
  const finish = textsOf(['unsteady-finish']);
  const headTexts = textsOf(['head-moves']);
  if (sideways.length > 0 || finish.length > 0) {
    const opening =
      sideways.length === 0
        ? []
        : headTexts.length > 0
          ? ['Balance is compromised.']
          : ['Balance is compromised by lateral motion.'];
    return [...opening, ...sideways, ...finish, ...headTexts].slice(0, 4).join(' ');
  }
  const others = textsOf(['hangs-back', 'held-finish', 'steady-head', 'centred-turn', 'moves-to-the-front']);
  const sentences = [...headTexts, ...others].slice(0, 3);
  if (sentences.length > 0) return sentences.join(' ');
  const { headMovementBh: head, pelvisSwayBh: pelvis } = measurements;
  if (isMeasured(head))
    return `Your head moves ${sayMeasurement(head, unitOf('headMovementBh'))} of your height before impact.`;
  if (isMeasured(pelvis)) {
    const size = sayMeasurement({ ...pelvis, value: Math.abs(pelvis.value) }, unitOf('pelvisSwayBh'));
    return `Your pelvis moves ${size} of your height ${Math.round(pelvis.value) < 0 ? 'toward' : 'away from'} the target in the backswing.`;
  }
  return `We could not see your balance. ${formatMeasurement(head)}`;
}

/** The spine angle, how much of it is lost before impact, and whether the pelvis moves to the ball. */
export function writeSpineAngle(measurements: Measurements, findings: readonly RuleFinding[]): string {
  const angle = formatMeasurement(measurements.spineAngleDeg);
  const change = measurements.spineAngleChangeDeg;
  const after: string[] = [];
  if (has(findings, 'loss-of-posture') && isMeasured(change)) {
    after.push(`a loss of ${formatMeasurement({ ...change, value: Math.abs(change.value) })} to impact`);
  }
  if (has(findings, 'early-extension')) after.push('early extension in the downswing');
  if (after.length === 0) return angle;
  return isMeasured(measurements.spineAngleDeg) ? `${angle} at address, ${after.join(', ')}` : after.join(', ');
}

/** A turn, with "limited" if a rule found it short: the specification chooses focus areas by that word. No screen shows it. */
export function writeTurn(
  turn: Measurement | undefined,
  short: 'short-shoulder-turn' | 'short-hip-turn',
  findings: readonly RuleFinding[],
): string {
  const reading = formatWithValue(turn);
  if (!has(findings, short) || !isMeasured(turn)) return reading;
  return `${reading}, ${likelyIn(turn, findingRules[short].appliesWithin)}limited`;
}

const has = (findings: readonly RuleFinding[], rule: RuleName): boolean =>
  findings.some((finding) => finding.rule === rule);

/** The sentences of the rules that hold: the brief one if the full text is shown elsewhere. */
const textsOfRules =
  (findings: readonly RuleFinding[], shownInFull: ShownInFull) =>
  (rules: readonly RuleName[]): string[] =>
    rules.flatMap((rule) =>
      findings
        .filter((finding) => finding.rule === rule)
        .map(({ text }) => (shownInFull.has(rule) ? findingRules[rule].brief : text)),
    );
