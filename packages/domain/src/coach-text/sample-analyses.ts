import { type CoachAnswer, type CoachSentence, type Measurements, measurementNames } from '@trueswing/contracts';
import { findFindings } from '../findings/find-findings.ts';
import type { WriteTextsInput } from '../text/write-texts.ts';
import type { CoachEvidence, CoachFact } from './evidence-of.ts';

/** A varied analysis from a source of numbers 0…1: plausible and implausible measurements, some bounded, some withheld. */
export function drawAnalysis(random: () => number): WriteTextsInput {
  const between = (min: number, max: number): number => min + random() * (max - min);
  const measurements: Measurements = {};
  for (const name of measurementNames) {
    const kind = random();
    if (kind < 0.15) continue;
    if (kind < 0.3) {
      measurements[name] = { withheld: 'This view does not show it.' };
      continue;
    }
    const [min, max] = rangeOf(name);
    const plusMinus = (max - min) * between(0.02, 0.12);
    measurements[name] = { value: between(min, max), plusMinus, at: 'swing', confidence: between(0.2, 1) };
    if (kind > 0.93) Object.assign(measurements[name], { bound: random() < 0.5 ? 'at-least' : 'at-most' });
  }
  const maybe = (min: number, max: number): number | null =>
    random() < 0.3 ? null : Math.round(between(min, max) * 10) / 10;
  const clubSpeedMph = maybe(60, 125);
  return {
    measurements,
    findings: findFindings(measurements),
    club: random() < 0.5 ? 'driver' : '7-iron',
    handedness: random() < 0.8 ? 'right' : 'left',
    launchMonitor:
      random() < 0.3
        ? null
        : {
            tour: random() < 0.5 ? 'pga' : 'lpga',
            clubSpeedMph,
            ballSpeedMph: clubSpeedMph === null ? null : maybe(clubSpeedMph * 1.1, clubSpeedMph * 1.6),
            carryYd: maybe(90, 320),
            totalYd: maybe(90, 340),
            spinRpm: maybe(1500, 9000),
            clubPathDeg: maybe(-8, 8),
            faceAngleDeg: maybe(-8, 8),
          },
  };
}

function rangeOf(name: string): readonly [number, number] {
  if (name === 'tempoRatio') return [1, 7];
  if (name.endsWith('S')) return [0.2, 1.5];
  if (name.endsWith('Hw')) return [0.5, 4];
  if (name.endsWith('Bh')) return [-12, 18];
  return /Turn|Rotation|xFactor/.test(name) ? [15, 120] : [-20, 70];
}

/** Numbers 0…1 from a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The plainest true answer: every fact in its own words. */
export function quoteFacts({ facts }: CoachEvidence): CoachAnswer {
  const of = (kind: CoachFact['kind']): CoachSentence[] =>
    facts.filter((fact) => fact.kind === kind).map(({ id, statement }) => ({ text: statement, evidence: [id] }));
  const [strengths, weaknesses, launchMonitor] = [of('strength'), of('weakness'), of('launch-monitor')];
  const [first] = [...weaknesses, ...strengths, ...of('measurement')];
  return {
    recommendations: first ? [first] : [],
    strengths,
    weaknesses,
    launchMonitorAssessment: launchMonitor.length > 0 ? launchMonitor : null,
  };
}
