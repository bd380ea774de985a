import type { FilmedTest } from '@trueswing/contracts';
import { standardCamera } from '../camera/pinhole-camera.ts';
import { makeRandom } from '../geometry/random.ts';
import { radians } from '../geometry/rotation.ts';
import { type Body, drawBody } from '../golfers/draw-body.ts';
import { drawOutfit } from '../golfers/draw-outfit.ts';
import { drawLight, drawPicture, drawPlace } from '../golfers/draw-place.ts';
import { type Look, standardLook } from '../scene/look.ts';
import type { StageParameters } from '../scene/stage.ts';
import { compactStyle } from '../swing/style/swing-style.ts';
import { modelSwing } from '../swing/swing-parameters.ts';
import { holdClub } from './hold-club.ts';
import { type FilmedTurn, picturesPerS, planTurns } from './plan-turns.ts';

/** Which video: the same draw gives the same golfer, turns, clothes, place and camera. */
export interface VideoDraw {
  readonly bodySeed: number;
  readonly video: number;
  readonly test: FilmedTest;
}

/** A video to be rendered, with its truth. */
export interface DrawnVideo {
  readonly stage: StageParameters;
  readonly pictures: readonly FilmedTurn[];
  readonly moments: readonly number[];
  /** Angles by which chest (of the chest test) or hips turn to each side in the picture; a mirrored picture swaps the sides. */
  readonly rightDeg: number;
  readonly leftDeg: number;
}

/** The least and the farthest that is drawn; people reach 60° to 110° with the chest and 30° to 60° with the hips. */
const reachDeg: Readonly<Record<FilmedTest, readonly [number, number]>> = { chest: [20, 118], hips: [8, 75] };
/** Golfers who are asked to stand square, and those who set the phone up, are off by this together. */
const cameraYawDeg = 10;

/** Someone who stands, holds a club wide, and turns both ways; sizes, habits, clothes, place and camera vary independently. */
export function drawStanding({ bodySeed, video, test }: VideoDraw, pictures = planTurns()): DrawnVideo {
  const body = drawBody(bodySeed);
  const random = makeRandom(bodySeed * 1009 + video * 31 + (test === 'chest' ? 0 : 17));
  const between = (low: number, high: number): number => low + (high - low) * random();
  const [least, most] = reachDeg[test];
  const [toRight, toLeft] = [between(least, most), between(least, most)];
  const isMirrored = random() < 0.5;
  const swing = {
    ...modelSwing,
    handedness: isMirrored ? ('left' as const) : ('right' as const),
    statureM: body.statureM,
    proportions: body.proportions,
    stanceWidthM: between(0.15, 0.45) * (body.statureM / 1.78),
    footFlareDeg: { lead: between(0, 25), trail: between(0, 25) },
    kneesFollowPelvis: between(0.2, 0.9),
    shoulderFollow: between(0.5, 2),
    style: { ...compactStyle, elbowsOut: { lead: between(0.3, 1.6), trail: between(0.3, 1.6) } },
  };
  const turns = pictures.map(({ share }) => (share > 0 ? share * toRight : share * toLeft));
  const stage = {
    swing: { ...swing, recorded: holdClub(swing, test, turns, between) },
    camera: drawCamera(body, between),
    look: drawLook(body, random),
  };
  return {
    stage,
    pictures,
    moments: pictures.map((_, i) => i / picturesPerS),
    ...(isMirrored ? { rightDeg: toLeft, leftDeg: toRight } : { rightDeg: toRight, leftDeg: toLeft }),
  };
}

function drawCamera({ statureM }: Body, between: (low: number, high: number) => number) {
  const fieldOfViewDeg = between(35, 62);
  /** Share of the picture's height that the golfer needs. */
  const fill = between(0.55, 0.9);
  return {
    ...standardCamera,
    fieldOfViewDeg,
    distanceM: (statureM * 1.08) / fill / 2 / Math.tan(radians(fieldOfViewDeg) / 2),
    yawDeg: between(-cameraYawDeg, cameraYawDeg),
    heightM: between(0.6, 1.5),
    lookOffsetM: [between(-0.15, 0.15), between(-0.08, 0.08), 0] as const satisfies readonly [number, number, number],
    widthPx: 300,
    heightPx: 400,
  };
}

function drawLook(body: Body, random: () => number): Look {
  return {
    ...standardLook,
    family: body.family,
    shape: body.shape,
    skin: body.skin,
    hair: body.hair,
    hairLength: body.hairLength,
    outfit: drawOutfit(Math.floor(random() * 2 ** 31), body.sex),
    place: drawPlace(random),
    light: drawLight(random),
    picture: drawPicture(random),
  };
}
