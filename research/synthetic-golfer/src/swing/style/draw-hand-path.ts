import { aboutX, aboutY, compose, radians, rotate } from '../../geometry/rotation.ts';
import { add, lengthOf, normalize, scale, subtract, type Vec3 } from '../../geometry/vector.ts';
import { grippedApartM, type HandPath } from '../motion/hand-path.ts';
import type { SwingParameters } from '../swing-parameters.ts';
import { drawPath, type SwingTimeline } from './swing-timeline.ts';

const ball: Vec3 = [0.02, 0.02, 0.86];
/** Middle of the shoulders of the model swing, about which the hands go round. */
const neckBase: Vec3 = [0, 1.29, 0.11];
const waggleHz = 1.5;
/** The last part of the address is always still. */
const stillS = 0.5;

export function drawHandPath(p: SwingParameters, timeline: SwingTimeline): HandPath {
  const atAddress: Vec3 = [0.035, 0.745, 0.365];
  const clubLengthM = lengthOf(subtract(ball, atAddress));
  const atAddressClub = normalize(subtract(ball, atAddress));
  const atImpactClub = normalize(subtract(ball, [0.1, 0.8, 0.385]));
  const atImpact = subtract(ball, scale(atImpactClub, clubLengthM));
  /** The model swing's grip, taken round the spine with a share of the chest's turn, and shifted. */
  const withChest = (grip: Vec3, share: number): Vec3 => {
    const extra = radians(share * p.handsFollowChest * (p.chestTurnDeg.top - 90));
    const bend = radians(p.spineBendDeg.address);
    const round = compose(aboutX(bend), aboutY(-extra), aboutX(-bend));
    return add(add(neckBase, rotate(round, subtract(grip, neckBase))), scale(p.handsAtTopM, share));
  };
  const { gripM } = p.style;
  const swungGrip = drawPath(timeline, {
    p1: atAddress,
    p2: withChest(gripM.p2, 0.2),
    p3: withChest(gripM.p3, 0.6),
    p4: withChest(gripM.p4, 1),
    p5: withChest(gripM.p5, 0.4),
    p6: [-0.24, 0.815, 0.27],
    p7: atImpact,
    p8: [0.43, 0.83, 0.36],
    p9: [0.66, 1.2, 0.1],
    armsWrap: [0.44, 1.6, -0.16],
    p10: [0.17, 1.55, -0.27],
  });
  const swungClub = drawPath(timeline, {
    p1: atAddressClub,
    p2: [-0.99, -0.05, 0.13],
    p3: [-0.42, 0.9, -0.14],
    clubSets: [0.3, 0.93, -0.22],
    clubTop: [0.95, 0.16, 0.22],
    p5: [-0.34, 0.78, -0.52],
    p6: [-0.97, 0.1, -0.2],
    p7: atImpactClub,
    p8: [0.96, 0.02, 0.28],
    p9: [0.42, 0.88, -0.22],
    clubWraps: [-0.35, 0.72, -0.6],
    p10: [-0.78, -0.38, 0.5],
  });
  const waggle = (t: number): number => {
    const until = timeline.p1 - stillS;
    if (p.waggleM === 0 || t <= 0 || t >= until) return 0;
    return p.waggleM * Math.sin((Math.PI * t) / until) ** 2 * Math.sin(2 * Math.PI * waggleHz * t);
  };
  return {
    ball,
    clubLengthM,
    handsApartM: grippedApartM,
    grip: (t) => add(swungGrip(t), [waggle(t), 0, 0]),
    clubDirection: (t) => normalize(add(swungClub(t), [-4 * waggle(t), 0, 0])),
  };
}
