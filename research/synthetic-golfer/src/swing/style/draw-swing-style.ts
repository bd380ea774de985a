import type { SwingStyle } from './swing-style.ts';

/** A loose style: hands first or hips first, flat or upright, a bent lead arm, moving shoulder blades, a rising heel. */
export function drawLooseStyle(random: () => number): SwingStyle {
  const between = (low: number, high: number): number => low + (high - low) * random();
  /** −1 is a flat path round the body, 1 an upright one over the shoulder. */
  const upright = between(-1, 1);
  return {
    chestTurnShare: { p2: between(0.18, 0.32), p3: between(0.52, 0.66) },
    pelvisTurnShare: { p2: between(0.3, 0.5), p3: between(0.68, 0.88) },
    pelvisTurnLeftAtTop: between(0.8, 1),
    gripM: {
      p2: [-0.34, 0.79 + 0.03 * upright, 0.37 + 0.06 * upright],
      p3: [-0.47, 1.12 + 0.08 * upright, 0.24 + 0.12 * upright],
      p4: [-0.27 + 0.06 * upright, 1.5 + 0.14 * upright, -0.14 + 0.09 * upright],
      p5: [-0.42, 1.17 + 0.05 * upright, 0.08 - 0.05 * upright],
    },
    leadArmBendM: between(0, 0.12),
    elbowsOut: { lead: between(0.2, 1.2), trail: between(0.7, 1.7) },
    shoulderBladesAtTopM: {
      lead: [between(-0.045, -0.005), between(-0.02, 0.02), between(0.01, 0.06)],
      trail: [between(-0.01, 0.02), between(-0.005, 0.035), between(-0.05, 0)],
    },
    headRollAtTopDeg: between(-14, 8),
    leadHeelLiftAtTopDeg: Math.max(0, between(-14, 26)),
    leadKneeInAtTop: between(0.1, 0.8),
    shouldersDownM: 0,
    neckFollowsHead: 0.4,
  };
}

/**
 * As good players swing: the lead arm stays nearly straight, so the hands go a long way out and end high; the shoulders
 * hang, and the head hangs before the chest. The grip's places are beyond reach: the arm is stretched toward them.
 */
export function drawExtendedStyle(random: () => number): SwingStyle {
  const between = (low: number, high: number): number => low + (high - low) * random();
  return {
    chestTurnShare: { p2: between(0.22, 0.46), p3: between(0.52, 0.82) },
    pelvisTurnShare: { p2: between(0.14, 0.46), p3: between(0.46, 0.86) },
    pelvisTurnLeftAtTop: between(0.85, 1),
    gripM: {
      p2: [between(-0.5, -0.34), between(0.78, 0.92), between(0.3, 0.48)],
      p3: [between(-0.78, -0.54), between(1.1, 1.42), between(0.1, 0.36)],
      p4: [between(-0.5, -0.14), between(1.5, 1.86), between(-0.26, 0.06)],
      p5: [-0.46, 1.2, 0.1],
    },
    leadArmBendM: Math.max(0, between(-0.05, 0.06)),
    elbowsOut: { lead: between(0.2, 0.9), trail: between(0.2, 1.1) },
    shoulderBladesAtTopM: {
      lead: [between(-0.06, 0), between(-0.03, 0.03), between(0, 0.06)],
      trail: [between(-0.02, 0.02), between(-0.01, 0.04), between(-0.04, 0.02)],
    },
    headRollAtTopDeg: between(-14, 12),
    leadHeelLiftAtTopDeg: Math.max(0, between(-30, 14)),
    leadKneeInAtTop: between(0, 0.8),
    shouldersDownM: between(0, 0.045),
    neckFollowsHead: between(0.4, 1),
  };
}
