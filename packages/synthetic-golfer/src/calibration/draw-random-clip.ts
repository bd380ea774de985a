import type { FilmedView } from '../camera/pinhole-camera.ts';
import { type ClipParameters, standardClip } from '../clip/clip-parameters.ts';
import { recastClip } from '../clip/recast-clip.ts';
import { makeRandom } from '../geometry/random.ts';
import { radians } from '../geometry/rotation.ts';
import type { BodyFamily } from '../scene/look.ts';
import { drawLooseStyle } from '../swing/draw-swing-style.ts';
import { compactStyle, type SwingStyle } from '../swing/swing-style.ts';

const cloth = [0x2c5fa8, 0xffffff, 0x1d1d1f, 0xb02a2a, 0x2e7d4f, 0xe0b040, 0x8899aa, 0xe9a0b4, 0x3a2f5a];
const legs = [0x3a3f4a, 0x111111, 0xc9b48a, 0xdedede, 0x24406b, 0x6b6256];
const skins = [0xd9a184, 0xf0c5a8, 0x8d5a3b, 0x5a3723, 0xc98f6e];
const hairs = [0x2b1d14, 0x6b4a2a, 0xb9975a, 0x8a8a8a, 0x111111];

/** Both bodies get both styles, so that the fit cannot confuse a style with a body. */
export type SwingStyleName = 'compact' | 'loose';

const looseSeedOffset = 0x5eed;
const cameraSeedOffset: Record<FilmedView, number> = { 'face-on': 0xface, 'down-the-line': 0xd71 };

/**
 * A swing whose turns, posture, hands, body, clothes, light and camera vary independently. The fit would learn
 * anything that is correlated with the turn in place of the turn.
 */
export function drawRandomClip(
  seed: number,
  view: FilmedView,
  family: BodyFamily = 'tailored',
  styleName: SwingStyleName = 'compact',
): ClipParameters {
  const random = makeRandom(seed);
  const between = (low: number, high: number): number => low + (high - low) * random();
  /** Its own generator: what the camera draws must not shift what the swing draws, which is the same in both views. */
  const cameraRandom = makeRandom(seed + cameraSeedOffset[view]);
  const cameraBetween = (low: number, high: number): number => low + (high - low) * cameraRandom();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!; // random() < 1
  const chestTop = between(45, 118);
  const bend = between(26, 46);
  const fieldOfViewDeg = cameraBetween(30, 55);
  const statureM = between(1.55, 1.95);
  /** Share of the picture's height that the golfer with his club needs. */
  const fill = cameraBetween(0.6, 0.92);
  const clip: ClipParameters = {
    ...standardClip,
    seed,
    swing: {
      ...standardClip.swing,
      handedness: random() < 0.5 ? 'right' : 'left',
      statureM,
      proportions: {
        shoulderWidth: between(0.88, 1.14),
        hipWidth: between(0.85, 1.2),
        trunkLength: between(0.92, 1.08),
        armLength: between(0.92, 1.08),
        legLength: between(0.94, 1.06),
        girth: between(0.88, 1.25),
        depth: between(0.9, 1.4),
      },
      chestTurnDeg: { ...standardClip.swing.chestTurnDeg, address: between(-6, 4), top: chestTop },
      pelvisTurnDeg: {
        ...standardClip.swing.pelvisTurnDeg,
        address: between(-5, 6),
        top: Math.min(chestTop - 8, between(12, 68)),
      },
      spineBendDeg: { address: bend, topChange: between(-6, 5) },
      pelvisTiltDeg: between(14, 28),
      pelvisSideTiltTopDeg: between(-10, 3),
      sideBendDeg: { address: between(-2, 9), top: between(-9, 5), impact: 24 },
      stanceWidthM: between(0.3, 0.55) * (statureM / 1.78),
      footFlareDeg: { lead: between(0, 40), trail: between(-8, 28) },
      kneesFollowPelvis: between(0, 0.9),
      pelvisAtTopM: { sway: between(-0.08, 0.04), lift: between(-0.03, 0.03) },
      handsAtTopM: [between(-0.15, 0.15), between(-0.35, 0.12), between(-0.12, 0.15)],
      headPitchDeg: between(36, 54),
      handsFollowChest: between(0.5, 1.1),
      shoulderFollow: between(0.3, 2),
      headTurnAtTopDeg: between(-4, 36),
      style: drawCompactStyle(between),
    },
    camera: {
      ...standardClip.camera,
      view,
      yawDeg: cameraBetween(-12, 12),
      fieldOfViewDeg,
      distanceM: (statureM * 1.2) / fill / 2 / Math.tan(radians(fieldOfViewDeg) / 2),
      heightM: cameraBetween(0.7, 1.6),
      lookOffsetM: [cameraBetween(-0.2, 0.2), cameraBetween(-0.1, 0.1), cameraBetween(-0.2, 0.2)],
      widthPx: 300,
      heightPx: 400,
    },
    look: {
      ...standardClip.look,
      shirt: pick(cloth),
      trousers: pick(legs),
      skin: pick(skins),
      hair: pick(hairs),
      cap: random() < 0.65 ? pick([0xf4f4f4, 0x1b2440, 0x111111, 0xaa2222]) : null,
      sunDeg: between(-80, 80),
      sunStrength: between(0.3, 1.2),
      placeSeed: 7,
    },
  };
  const { look } = recastClip(clip, family);
  if (styleName === 'compact') return { ...clip, look };
  return { ...clip, look, swing: { ...clip.swing, style: drawLooseStyle(makeRandom(seed + looseSeedOffset)) } };
}

/** Wide ranges for the turn at p2 and p3: golfers differ in pace, so these say little about the whole turn. */
function drawCompactStyle(between: (low: number, high: number) => number): SwingStyle {
  return {
    ...compactStyle,
    chestTurnShare: { p2: between(0.26, 0.48), p3: between(0.58, 0.84) },
    pelvisTurnShare: { p2: between(0.15, 0.42), p3: between(0.48, 0.8) },
    pelvisTurnLeftAtTop: between(0.85, 1),
    leadArmBendM: between(0, 0.06),
    elbowsOut: { lead: between(0.3, 0.9), trail: between(0.3, 1) },
    headRollAtTopDeg: between(-6, 8),
  };
}
