import type { Finding, Measurements } from '@trueswing/contracts';
import { formatMeasurement } from './format-measurement.ts';

/**
 * The workout's focus areas are chosen by words in these sentences (specification, section 5): "loss", "uprights",
 * "early extension", "compromised", "poor", "unstable". They stand here only when the finding that they name holds.
 */
export function writePosture(measurements: Measurements, findings: readonly Finding[]): string {
  const loss = find(findings, 'loss-of-posture');
  if (loss) return loss.text;
  const address =
    find(findings, 'upright-at-address') ??
    find(findings, 'bent-at-address') ??
    find(findings, 'sound-address-posture');
  const kept = find(findings, 'keeps-posture');
  const sentences = [address?.text, kept?.text].filter((text) => text !== undefined);
  if (sentences.length > 0) return sentences.join(' ');
  const spine = measurements.spineAngleDeg;
  if (spine && 'value' in spine) return `Your spine leans ${formatMeasurement(spine)} forward at address.`;
  return 'Posture is read from a down-the-line video; add one to see it.';
}

/** Balance follows from how far head and pelvis travel. */
export function writeBalance(measurements: Measurements, findings: readonly Finding[]): string {
  const [head, sway] = [find(findings, 'head-moves'), find(findings, 'sway')];
  if (head && sway) return `Balance is compromised. ${sway.text} ${head.text}`;
  if (sway) return `Balance is compromised by lateral motion. ${sway.text}`;
  if (head) return head.text;
  const [steady, centred] = [find(findings, 'steady-head'), find(findings, 'centred-turn')];
  const sentences = [steady?.text, centred?.text].filter((text) => text !== undefined);
  if (sentences.length > 0) return sentences.join(' ');
  const movement = measurements.headMovementBh;
  if (movement && 'value' in movement) {
    return `Your head moves ${formatMeasurement(movement, ' %')} of your height before impact.`;
  }
  return 'Balance is read from a face-on video; add one to see it.';
}

/** The spine angle with, when it is lost before impact, by how much. */
export function writeSpineAngle(measurements: Measurements, findings: readonly Finding[]): string {
  const angle = formatMeasurement(measurements.spineAngleDeg);
  const change = measurements.spineAngleChangeDeg;
  if (!find(findings, 'loss-of-posture') || !change || !('value' in change)) return angle;
  return `${angle} at address, a loss of ${formatMeasurement({ ...change, value: Math.abs(change.value) })} to impact`;
}

const find = (findings: readonly Finding[], rule: string): Finding | undefined =>
  findings.find((finding) => finding.rule === rule);
