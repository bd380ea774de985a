import type { Measured, MeasurementName } from '@trueswing/contracts';
import { isMeasured } from '../../3-measure/measured-swing.ts';
import { isDial } from '../../3-measure/measurements.table.ts';
import { isTooWide } from '../../3-measure/turns/judge-turn.ts';
import { turnNames } from '../../3-measure/turns/turn-model.ts';
import { usualRangeOf } from '../../4-judge/body/usual-range.ts';
import type { WeaknessRule } from '../../4-judge/rules/finding-rule.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import { chanceWithin, isWithin, minConfidence, withInterval } from '../../4-judge/targets/bands.ts';
import { judgeTarget } from '../../4-judge/targets/judge-target.ts';
import { dialScales, isTurn, mobilityScales } from '../../4-judge/targets/mobility-scales.ts';
import { expectedGains, gainsOfTooWide } from './action-gains.ts';
import { actionTexts, joinActions, openQuestions } from './open-texts.ts';
import type { NextAction, OpenStep, VerdictInput } from './verdict.ts';

/** An open question, and what each action is expected to give about it, in bits times the weight of the fault. */
interface Question {
  readonly measurement: MeasurementName;
  readonly chance: number;
  readonly gains: Readonly<Partial<Record<NextAction, number>>>;
}

/** An action that gives less than this about the swing is not worth the golfer's time. */
const leastGain = 0.01;
/** A second action is named if it gives at least this share of the first. */
const secondShare = 0.3;

/**
 * Chooses what a golfer does next where nothing is surely off target: what the body stops short of is trained; else the action
 * from which most is expected about an open question; else the mobility check, or another swing.
 */
export function chooseOpenStep(input: VerdictInput): OpenStep {
  const { known = {} } = input;
  const sentence = isBeyondTarget(input) ? 'Nothing here is surely a fault.' : 'Nothing here is surely off target.';
  if (known.weakest) {
    return describe({ sentence, detail: known.weakest, measurement: null, chance: null, actions: ['train'] });
  }
  const [best] = listQuestions(input)
    .flatMap((question) => {
      const actions = (Object.entries(question.gains) as [NextAction, number][]).sort(([, a], [, b]) => b - a);
      const gain = actions[0]?.[1] ?? 0;
      const worth = actions.filter(([, each]) => each >= secondShare * gain).map(([action]) => action);
      return gain >= leastGain ? [{ question, gain, actions: worth.slice(0, 2) }] : [];
    })
    .sort((a, b) => b.gain - a.gain);
  if (!best) {
    const action = known.hasMobilityCheck ? 'film-again' : 'mobility-check';
    const detail = isMoreLikelyOff(input) ? 'Nothing stands out.' : 'What we measured needs no change now.';
    return describe({ sentence, detail, measurement: null, chance: null, actions: [action] });
  }
  const { measurement, chance } = best.question;
  const detail = openQuestions[measurement] ?? 'One number is still open.';
  return describe({ sentence, detail, measurement, chance, actions: best.actions });
}

/** Whether a dial says that a turn is surely above its target, which is no fault. */
const isBeyondTarget = ({ measurements }: VerdictInput): boolean =>
  turnNames.some((turn) => {
    const measured = measurements[turn];
    return isMeasured(measured) && judgeTarget(measured, mobilityScales[turn]) === 'above-target';
  });

/** Whether a fault is more likely than not: a dial may call such a turn close to its target. */
const isMoreLikelyOff = ({ measurements }: VerdictInput): boolean =>
  weaknesses.some(({ measurement, appliesWithin }) => {
    const measured = measurements[measurement];
    return isMeasured(measured) && chanceWithin(measured, appliesWithin) > 0.5;
  });

type Choice = Pick<OpenStep, 'sentence' | 'detail' | 'measurement' | 'chance' | 'actions'>;

function describe(choice: Choice): OpenStep {
  const [first = 'film-again'] = choice.actions;
  const { reason, how } = actionTexts[first];
  return { kind: 'open', ...choice, tip: joinActions(choice.actions), reason, drill: how };
}

const weaknesses: readonly WeaknessRule[] = Object.values(findingRules).filter((rule) => rule.kind === 'weakness');

function listQuestions({ measurements, findings, known = {} }: VerdictInput): Question[] {
  const shown = turnNames.map((turn) => measurements[turn]).find(isMeasured);
  const seenFrom = shown?.views;
  const praised = new Set(
    findings
      .flatMap(({ kind, evidence }) => (kind === 'strength' ? evidence.slice(0, 1) : []))
      .map(({ measurement }) => measurement),
  );
  return weaknesses.flatMap((rule): Question[] => {
    const { measurement, weight, appliesWithin } = rule;
    const measured = measurements[measurement];
    if (measured && isTooWide(measured)) {
      return [{ measurement, chance: 0.5, gains: scale(gainsOfTooWide(seenFrom, known), weight) }];
    }
    if (!isMeasured(measured) || measured.confidence < minConfidence) return [];
    const chance = chanceWithin(measured, appliesWithin);
    if (praised.has(measurement) || isCalledSound(measurement, measured)) return [];
    const gains = expectedGains({ measurement, measured, band: appliesWithin, known });
    return [{ measurement, chance, gains: scale(gains, weight * measured.confidence) }];
  });
}

/** Whether the dial or the row of a measurement calls it sound, so that it cannot be the open question beside it. */
function isCalledSound(name: MeasurementName, measured: Measured): boolean {
  if (isDial(name)) {
    const verdict = judgeTarget(isTurn(name) ? measured : withInterval(measured), dialScales[name]) ?? 'unsure';
    return /(?:on|close-to)-target$/.test(verdict) || (isTurn(name) && verdict.endsWith('above-target'));
  }
  const range = usualRangeOf(name);
  return range !== null && isWithin(measured, range);
}

const scale = (gains: Question['gains'], by: number): Question['gains'] =>
  Object.fromEntries(Object.entries(gains).map(([action, bits]) => [action, bits * by]));
