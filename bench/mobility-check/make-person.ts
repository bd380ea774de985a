import type { MadeRecording } from '../../packages/domain/test/record-turns.ts';

type MadePerson = Omit<MadeRecording, 'prompts'>;

export const between = (random: () => number, low: number, high: number): number => low + (high - low) * random();

/** Someone who turns about so far: mounting, bias, noise, lean and each turn differ a little. */
export function makePerson(random: () => number, rightDeg: number, leftDeg: number): MadePerson {
  const within = (low: number, high: number) => between(random, low, high);
  const near = (deg: number) => deg + within(-2, 2);
  return {
    turnsDeg: [near(rightDeg), near(leftDeg), near(rightDeg), near(leftDeg)],
    seed: Math.floor(within(1, 1e6)),
    mounting: { axis: [1, within(-0.3, 0.3), within(-0.3, 0.3)], angleDeg: within(60, 110) },
    biasDegPerS: [within(-1.5, 1.5), within(-1.5, 1.5), within(-1.5, 1.5)],
    noiseDegPerS: within(0.1, 0.8),
    leanDeg: within(0, 8),
  };
}
