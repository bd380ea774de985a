import { type TrunkWindow, trunkCropMoments, trunkCropPx } from '@trueswing/swing/trunk-window';
import * as THREE from 'three';
import { type CameraParameters, placeCamera } from '../camera/pinhole-camera.ts';
import type { ClipParameters } from '../clip/clip-parameters.ts';
import { makeAthlete } from '../scene/athletic/make-athlete.ts';
import { makeClub } from '../scene/make-club.ts';
import { makeGolfer } from '../scene/tailored/make-golfer.ts';
import { makeSwing } from '../swing/make-swing.ts';
import { findSwingEvents } from '../swing/truth/find-swing-events.ts';
import { measureTruth } from '../swing/truth/measure-truth.ts';
import { cropBytes } from './crop-size.ts';
import { lightGolfer } from './light-golfer.ts';
import { drawMoments, findCropWindow } from './place-crops.ts';
import { clear, drawMesh, makeCanvas, placeMesh } from './rasterize.ts';
import { oversample, shrinkCrop } from './shrink-crop.ts';

/** Turns that the crops of a swing show, all relative to address. */
export interface CropTurns {
  /** At the top. */
  shoulderTurnDeg: number;
  hipRotationDeg: number;
  /** At the moments of the crops. */
  onTheWay: (readonly [shoulderTurnDeg: number, hipRotationDeg: number])[];
}

const canvas = makeCanvas(trunkCropPx * oversample);

/**
 * Draws a swing's crops for each of its cameras, without the place behind the golfer, which training puts there. The
 * bytes are ordered by camera, moment, plane and row. Drawn without WebGL: for small gray pictures that takes a third
 * of the time.
 */
export function drawSwingCrops(
  { seed, swing: parameters, look }: Pick<ClipParameters, 'seed' | 'swing' | 'look'>,
  cameras: readonly CameraParameters[],
): { bytes: Uint8Array; turns: CropTurns } {
  const swing = makeSwing(parameters);
  const times = findSwingEvents(swing);
  const golfer = look.family === 'athletic' ? makeAthlete(swing, look) : makeGolfer(swing, look);
  const club = makeClub(times.impact);
  const scene = new THREE.Scene().add(golfer.group, ...club.meshes);
  const meshes: THREE.Mesh[] = [];
  scene.traverse((thing) => {
    if (thing instanceof THREE.Mesh) meshes.push(thing);
  });
  const address = swing.poseAt(times.address);
  const lenses = cameras.map((camera) => aimLens(camera, findCropWindow(seed, camera, address)));
  const bytes = new Uint8Array(cameras.length * trunkCropMoments * cropBytes);
  const moments = drawMoments(seed, times);
  moments.forEach((t, moment) => {
    const pose = swing.poseAt(t);
    golfer.update(pose);
    club.update(pose, t);
    scene.updateMatrixWorld();
    const shown = meshes.filter((mesh) => mesh.visible);
    const shades = lightGolfer(shown, look.light);
    lenses.forEach((lens, view) => {
      clear(canvas);
      for (const mesh of shown) drawMesh(canvas, placeMesh(mesh, lens, canvas.sidePx), mesh, shades.get(mesh)!); // one a mesh
      const start = (view * trunkCropMoments + moment) * cropBytes;
      shrinkCrop(canvas, bytes.subarray(start, start + cropBytes));
    });
  });
  for (const mesh of meshes) mesh.geometry.dispose();

  const before = measureTruth(address);
  const turnsAt = (t: number): readonly [number, number] => {
    const { shoulderTurnDeg, hipTurnDeg } = measureTruth(swing.poseAt(t));
    return [shoulderTurnDeg - before.shoulderTurnDeg, hipTurnDeg - before.hipTurnDeg];
  };
  const [shoulderTurnDeg, hipRotationDeg] = turnsAt(times.top);
  return { bytes, turns: { shoulderTurnDeg, hipRotationDeg, onTheWay: moments.map(turnsAt) } };
}

/** The map from the world to the window, −1…1. */
function aimLens(camera: CameraParameters, { leftPx, topPx, sidePx }: TrunkWindow): THREE.Matrix4 {
  const { position, lookAt } = placeCamera(camera);
  const lens = new THREE.PerspectiveCamera(camera.fieldOfViewDeg, camera.widthPx / camera.heightPx, 0.1, 300);
  lens.position.set(...position);
  lens.lookAt(...lookAt);
  lens.setViewOffset(camera.widthPx, camera.heightPx, leftPx, topPx, sidePx, sidePx);
  lens.updateMatrixWorld();
  return new THREE.Matrix4().multiplyMatrices(lens.projectionMatrix, lens.matrixWorldInverse);
}
