import { type Handedness, swingEventNames } from '../../packages/contracts/src/index.ts';
import { type EventRules, eventRules } from '../../packages/domain/src/index.ts';
import type { DetectedClip } from './detect-clip.ts';
import type { LabeledClip } from './labeled-clips.ts';
import { byHit, share } from './print-report.ts';
import { type ClipScore, scoreClip } from './score-clip.ts';

/** Values that the search tries, around the product's own; it starts from the middle of each list. */
const choices: { readonly [Rule in keyof EventRules]: readonly number[] } = {
  toeUpRise: [0.17, 0.21, 0.25, 0.29, 0.33],
  midFollowThroughRise: [0.52, 0.6, 0.68, 0.76],
  levelArmBack: [-0.45, -0.37, -0.29, -0.21, -0.13],
  levelArmDown: [-0.3, -0.23, -0.16, -0.09],
  midFollowThroughLevel: [-0.8, -0.7, -0.6, -0.5],
  toeUpShare: [0.58, 0.66, 0.74, 0.82],
  impactAfterLow: [0, 0.04, 0.07, 0.1],
  addressLead: [1.35, 1.55, 1.75, 1.95, 2.15],
  addressLeadSpread: [0.14, 0.22, 0.3, 0.38],
  departureLead: [1.8, 1.9, 2, 2.1, 2.2],
  departureLeadSpread: [0.04, 0.08, 0.12, 0.16],
  stillMisfit: [30, 60, 120, 240],
  heldShare: [0.05, 0.08, 0.11, 0.14],
};
const names = Object.keys(choices) as (keyof EventRules)[];

/**
 * For each source of clips: chooses the rules on all other sources, one number at a time until none improves the score,
 * and scores them on the source that was left out.
 */
export function printLeaveOneOut(detected: readonly (readonly [LabeledClip, DetectedClip])[], hand: Handedness): void {
  const whole = detected.filter(([clip]) => clip.refuseAs === null);
  const cache = new Map<string, ClipScore>();
  const score = ([clip, detection]: (typeof whole)[number], rules: EventRules): ClipScore => {
    const key = `${clip.name} ${JSON.stringify(rules)}`;
    const result = cache.get(key) ?? scoreClip(clip, detection, hand, rules);
    cache.set(key, result);
    return result;
  };
  const leftOut: ClipScore[] = [];
  const rows: Record<string, { inside: string; rules: string }> = {};
  for (const source of new Set(whole.map(([clip]) => clip.source))) {
    process.stderr.write(`choosing the rules without ${source}\n`);
    const others = whole.filter(([clip]) => clip.source !== source);
    const rules = chooseRules((candidate) => others.reduce((sum, entry) => sum + fitness(score(entry, candidate)), 0));
    const scores = whole.filter(([clip]) => clip.source === source).map((entry) => score(entry, rules));
    leftOut.push(...scores);
    const changed = names.filter((name) => rules[name] !== eventRules[name]);
    rows[source] = {
      inside: share(scores, swingEventNames, byHit),
      rules: changed.map((name) => `${name} ${rules[name]}`).join(', ') || 'the product’s own',
    };
  }
  console.log('\nEach source with the rules that the other sources choose:');
  console.table(rows);
  console.table(
    Object.fromEntries([
      ...swingEventNames.map((name) => [name, share(leftOut, [name], byHit)]),
      ['all eight', share(leftOut, swingEventNames, byHit)],
    ]),
  );
}

function chooseRules(fitnessOf: (rules: EventRules) => number): EventRules {
  const middle = names.map((name) => [name, choices[name][Math.floor(choices[name].length / 2)]]);
  let best = Object.fromEntries(middle) as EventRules; // every name has a choice
  let bestFitness = fitnessOf(best);
  for (let improved = true; improved; ) {
    improved = false;
    for (const name of names) {
      for (const value of choices[name]) {
        const candidate = { ...best, [name]: value };
        const candidateFitness = fitnessOf(candidate);
        if (candidateFitness <= bestFitness + 1e-9) continue;
        [best, bestFitness, improved] = [candidate, candidateFitness, true];
      }
    }
  }
  return best;
}

/** Counts hits, and near misses by their distance: with so few clips, hits alone change in steps that are too large. */
function fitness({ marks }: ClipScore): number {
  return Object.values(marks).reduce(
    (sum, { error, tolerance }) => sum + Math.exp(-0.5 * (error / (tolerance + 0.5)) ** 2),
    0,
  );
}
