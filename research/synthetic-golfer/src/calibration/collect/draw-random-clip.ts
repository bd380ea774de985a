import type { CameraParameters, FilmedView } from '../../camera/pinhole-camera.ts';
import { type ClipParameters, standardClip } from '../../clip/clip-parameters.ts';
import { makeRandom } from '../../geometry/random.ts';
import { radians } from '../../geometry/rotation.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { type Body, drawBody } from '../../golfers/draw-body.ts';
import { drawOutfit } from '../../golfers/draw-outfit.ts';
import { drawLight, drawPicture, drawPlace } from '../../golfers/draw-place.ts';
import { drawExtendedStyle, drawLooseStyle } from '../../swing/style/draw-swing-style.ts';
import { compactStyle, type SwingStyle } from '../../swing/style/swing-style.ts';
import type { SwingParameters } from '../../swing/swing-parameters.ts';
import { mixParameters } from './mix-parameters.ts';
import type { SwingDraw, SwingStyleName } from './swing-draw.ts';

const looseSeedOffset = 0x5eed;
const outfitSeedOffset = 0xd2e55;
const lightSeedOffset = 0x11947;
const postureSeedOffset = 0x905;
const cameraSeedOffset: Record<FilmedView, number> = { 'face-on': 0xface, 'down-the-line': 0xd71 };
/** Difference of two swings of a golfer in everything but the turns, against two golfers with the same body. */
const habitChange = 0.12;
/** Greatest difference between the turns of two swings of a golfer. */
const greatestChangeDeg = { chest: 20, pelvis: 14 };

/**
 * A swing whose turns, posture, hands, body, clothes, light and camera vary independently. The fit would learn
 * anything that is correlated with the turn in place of the turn.
 */
export function drawRandomClip(draw: SwingDraw, view: FilmedView): ClipParameters {
  const golferSeed = draw.pairOf ?? draw.seed;
  const body = drawBody(draw.bodySeed);
  const light = makeRandom(golferSeed + lightSeedOffset);
  return {
    ...standardClip,
    seed: draw.seed,
    swing: drawSwing(draw, body),
    camera: drawCamera(draw, view, body.statureM),
    look: {
      ...standardClip.look,
      family: body.family,
      shape: body.shape,
      skin: body.skin,
      hair: body.hair,
      hairLength: body.hairLength,
      outfit: drawOutfit(golferSeed + outfitSeedOffset, body.sex),
      place: drawPlace(light),
      light: drawLight(light),
      picture: drawPicture(light),
    },
  };
}

function drawSwing(draw: SwingDraw, body: Body): SwingParameters {
  const own = drawSwingOnce(draw.seed, draw.styleName, body);
  if (draw.pairOf === null) return own;
  const before = drawSwingOnce(draw.pairOf, draw.styleName, body);
  const change = drawBetween(draw.seed + looseSeedOffset);
  const { chest, pelvis } = greatestChangeDeg;
  const top = clamp(before.chestTurnDeg.top + change(-chest, chest), [45, 118]);
  return {
    ...mixParameters(before, own, habitChange),
    chestTurnDeg: { ...mixParameters(before.chestTurnDeg, own.chestTurnDeg, habitChange), top },
    pelvisTurnDeg: {
      ...mixParameters(before.pelvisTurnDeg, own.pelvisTurnDeg, habitChange),
      top: Math.min(top - 8, clamp(before.pelvisTurnDeg.top + change(-pelvis, pelvis), [12, 68])),
    },
  };
}

function drawSwingOnce(seed: number, styleName: SwingStyleName, body: Body): SwingParameters {
  const random = makeRandom(seed);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const { statureM, proportions } = body;
  // Multiples of irrational numbers spread evenly over the square of both turns, however many swings there are.
  const chestTop = 45 + 73 * ((seed * 0.7548776662466927) % 1);
  const pelvisTop = 12 + 56 * ((seed * 0.5698402909980532) % 1);
  const posture = drawPosture(seed, styleName);
  return {
    ...standardClip.swing,
    handedness: random() < 0.5 ? 'right' : 'left',
    statureM,
    proportions,
    chestTurnDeg: { ...standardClip.swing.chestTurnDeg, address: between(-6, 4), top: chestTop },
    pelvisTurnDeg: {
      ...standardClip.swing.pelvisTurnDeg,
      address: between(-5, 6),
      top: Math.min(chestTop - 8, pelvisTop),
    },
    spineBendDeg: { address: body.bendDeg + between(-4, 4) + posture.bendMoreDeg, topChange: between(-6, 5) },
    pelvisTiltDeg: between(14, 28),
    pelvisSideTiltTopDeg: between(-10, 3),
    sideBendDeg: { address: between(-2, 9), top: between(-9, 5), impact: 24 },
    stanceWidthM: between(0.3, 0.55) * (statureM / 1.78),
    footFlareDeg: { lead: between(0, 40), trail: between(-8, 28) },
    kneesFollowPelvis: between(0, 0.9),
    pelvisAtTopM: { sway: between(-0.08, 0.04), lift: between(-0.03, 0.03) },
    handsAtTopM: drawHandsAtTop(styleName, between),
    headPitchDeg: between(36, 54) + posture.headDownDeg,
    handsFollowChest: between(0.5, 1.1),
    shoulderFollow: between(0.3, 2),
    headTurnAtTopDeg: between(-4, 36),
    style: drawStyle(styleName, seed, between),
  };
}

/** Those who extend their arms lean over more and look down more, as good players do. */
function drawPosture(seed: number, styleName: SwingStyleName): { bendMoreDeg: number; headDownDeg: number } {
  if (styleName !== 'extended') return { bendMoreDeg: 0, headDownDeg: 0 };
  const between = drawBetween(seed + postureSeedOffset);
  return { bendMoreDeg: between(-3, 9), headDownDeg: between(6, 24) };
}

/** Arms that are stretched have less freedom than others, whose hands may stay low. */
const drawHandsAtTop = (styleName: SwingStyleName, between: Between): Vec3 =>
  styleName === 'extended'
    ? [between(-0.08, 0.08), between(-0.1, 0.1), between(-0.08, 0.08)]
    : [between(-0.15, 0.15), between(-0.35, 0.12), between(-0.12, 0.15)];

function drawStyle(styleName: SwingStyleName, seed: number, between: Between): SwingStyle {
  if (styleName === 'compact') return drawCompactStyle(between);
  const draw = { loose: drawLooseStyle, extended: drawExtendedStyle }[styleName];
  return draw(makeRandom(seed + looseSeedOffset));
}

function drawCamera({ pairOf, seed, styleName }: SwingDraw, view: FilmedView, statureM: number): CameraParameters {
  const between = drawBetween((pairOf ?? seed) + cameraSeedOffset[view]);
  // good players are filmed from afar too
  const fieldOfViewDeg = between(styleName === 'extended' ? 14 : 30, 55);
  /** Share of the picture's height that the golfer with his club needs. */
  const fill = between(0.6, 0.92);
  return {
    ...standardClip.camera,
    view,
    fieldOfViewDeg,
    distanceM: (statureM * 1.2) / fill / 2 / Math.tan(radians(fieldOfViewDeg) / 2),
    yawDeg: between(-12, 12),
    heightM: between(0.7, 1.6),
    lookOffsetM: [between(-0.2, 0.2), between(-0.1, 0.1), between(-0.2, 0.2)],
    widthPx: 300,
    heightPx: 400,
  };
}

/** Wide ranges for the turn at p2 and p3: golfers differ in pace, so these say little about the whole turn. */
function drawCompactStyle(between: Between): SwingStyle {
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

type Between = (low: number, high: number) => number;

function drawBetween(seed: number): Between {
  const random = makeRandom(seed);
  return (low, high) => low + (high - low) * random();
}

const clamp = (value: number, [low, high]: readonly [number, number]): number => Math.max(low, Math.min(high, value));
