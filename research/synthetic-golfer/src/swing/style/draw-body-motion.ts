import type { BodyMotion, Curve } from '../motion/body-motion.ts';
import type { SwingParameters } from '../swing-parameters.ts';
import { drawCurve, type SwingTimeline } from './swing-timeline.ts';

/** The sequence of a sound swing: the pelvis turns back before the chest does, and leads it down. */
export function drawBodyMotion(p: SwingParameters, timeline: SwingTimeline): BodyMotion {
  const curve = (keys: Parameters<typeof drawCurve>[1]) => drawCurve(timeline, keys);
  const { chestTurnDeg: chest, pelvisTurnDeg: pelvis, spineBendDeg: bend, sideBendDeg: side, style } = p;
  const between = (from: number, to: number, share: number) => from + (to - from) * share;
  const turningBack = ({ address, top }: typeof chest, share: typeof style.chestTurnShare) => ({
    p1: address,
    p2: between(address, top, share.p2),
    p3: between(address, top, share.p3),
  });
  return {
    chestTurn: curve({
      ...turningBack(chest, style.chestTurnShare),
      p4: { flat: chest.top },
      p5: chest.top * 0.5 + chest.impact * 0.02,
      p6: chest.top * 0.16 + chest.impact * 0.35,
      p7: chest.impact,
      p8: chest.impact - 26,
      p9: chest.impact - 50,
      armsWrap: between(chest.impact - 50, chest.finish, 0.55),
      p10: chest.finish,
    }),
    pelvisTurn: curve({
      ...turningBack(pelvis, style.pelvisTurnShare),
      pelvisTop: { flat: pelvis.top },
      p4: pelvis.top * style.pelvisTurnLeftAtTop,
      p5: pelvis.top * 0.22 + pelvis.impact * 0.08,
      p6: pelvis.top * 0.05 + pelvis.impact * 0.55,
      p7: pelvis.impact,
      p8: pelvis.impact - 13,
      p9: pelvis.impact - 26,
      armsWrap: between(pelvis.impact - 26, pelvis.finish, 0.6),
      p10: pelvis.finish,
    }),
    chestBend: curve({
      p1: bend.address,
      p4: bend.address + bend.topChange,
      p7: bend.address - 6,
      p9: bend.address - 20,
      armsWrap: 10,
      p10: -2,
    }),
    chestSideBend: curve({
      p1: side.address,
      p4: side.top,
      p6: side.impact * 0.75,
      p7: side.impact,
      p9: side.impact - 1,
      p10: 6,
    }),
    pelvisTilt: curve({ p1: p.pelvisTiltDeg, p4: p.pelvisTiltDeg - 2, p7: p.pelvisTiltDeg - 12, p10: -6 }),
    pelvisSideTilt: curve({ p1: 1, p4: p.pelvisSideTiltTopDeg, p7: 9, p10: 3 }),
    pelvisX: shiftingWeight(
      p,
      timeline,
      curve({
        p1: 0,
        p2: p.pelvisAtTopM.sway * 0.4,
        p4: p.pelvisAtTopM.sway,
        p5: 0.035,
        p6: 0.062,
        p7: 0.085,
        p9: 0.115,
        p10: 0.165,
      }),
    ),
    pelvisY: curve({ p1: 0, p4: p.pelvisAtTopM.lift, p5: -0.035, p6: -0.02, p7: 0.015, p9: 0.05, p10: 0.065 }),
    pelvisZ: curve({ p1: -0.155, p4: -0.15, p7: -0.12, p10: -0.035 }),
    headTurn: curve({ p1: 0, p4: p.headTurnAtTopDeg, p7: 8, p8: 2, p9: -25, p10: -82 }),
    headPitch: curve({
      p1: p.headPitchDeg,
      p4: p.headPitchDeg - 1,
      p7: p.headPitchDeg,
      p9: p.headPitchDeg - 11,
      p10: 4,
    }),
    headRoll: curve({ p1: 2, p4: style.headRollAtTopDeg, p7: 12, p9: 20, p10: 6 }),
    leadHeelLift: curve({ p2: 0, p4: { flat: style.leadHeelLiftAtTopDeg }, p6: 0 }),
    toTop: curve({ p1: 0, p4: { flat: 1 }, p7: 0 }),
    trailHeelLift: curve({ p1: 0, p4: 0, p6: 6, p7: 20, p9: 48, p10: 76 }),
    trailFootTurn: curve({ p1: 0, feetTurn: 0, p7: 6, p9: 18, p10: 40 }),
  };
}

const shiftHz = 0.8;
const shiftEndsS = 0.1;

/** Adds the weight shift over the ball: it grows until shortly before the take-away. */
function shiftingWeight({ weightShiftM }: SwingParameters, { p1 }: SwingTimeline, pelvisX: Curve): Curve {
  const until = p1 - shiftEndsS;
  return (t) => {
    if (t <= 0 || t >= until) return pelvisX(t);
    return pelvisX(t) + weightShiftM * (t / until) * Math.sin(2 * Math.PI * shiftHz * (until - t));
  };
}
