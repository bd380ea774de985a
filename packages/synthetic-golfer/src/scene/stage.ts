import * as THREE from 'three';
import { type CameraParameters, placeCamera } from '../camera/pinhole-camera.ts';
import { findSwingEvents } from '../swing/find-swing-events.ts';
import { makeSwing } from '../swing/make-swing.ts';
import type { SwingParameters } from '../swing/swing-parameters.ts';
import type { Look } from './look.ts';
import { makeAthlete } from './make-athlete.ts';
import { makeClub } from './make-club.ts';
import { makeGolfer } from './make-golfer.ts';
import { makePlace } from './make-place.ts';

export interface StageParameters {
  swing: SwingParameters;
  camera: CameraParameters;
  look: Look;
}

/** A golfer in a place before a camera. Drawn right-handed; the picture of a left-hander is mirrored afterwards. */
export interface Stage {
  /** Draws the moment t; the picture is then in the renderer's canvas. */
  draw: (t: number) => void;
  /** RGBA of the last drawing, bottom row first. */
  read: (into: Uint8Array) => void;
  dispose: () => void;
}

export interface Studio {
  canvas: HTMLCanvasElement;
  setStage: (parameters: StageParameters) => Stage;
}

/** `draft` leaves edges jagged and shadows coarse: half the time, and the pose model does not mind. */
export function openStudio(quality: 'film' | 'draft'): Studio {
  const renderer = new THREE.WebGLRenderer({ antialias: quality === 'film', preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  renderer.toneMapping = THREE.ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.05;
  const shadowPx = quality === 'film' ? 1536 : 1024;
  return {
    canvas: renderer.domElement,
    setStage: (parameters) => setStage(renderer, shadowPx, parameters),
  };
}

function setStage(
  renderer: THREE.WebGLRenderer,
  shadowPx: number,
  { swing: parameters, camera: view, look }: StageParameters,
): Stage {
  const swing = makeSwing(parameters);
  const camera = placeCamera(view);
  const scene = makePlace(look, camera, shadowPx);
  const golfer = look.family === 'athletic' ? makeAthlete(swing, look) : makeGolfer(swing, look);
  const club = makeClub(findSwingEvents(swing).impact);
  scene.add(golfer.group, ...club.meshes);
  const lens = new THREE.PerspectiveCamera(view.fieldOfViewDeg, view.widthPx / view.heightPx, 0.1, 300);
  lens.position.set(...camera.position);
  lens.lookAt(...camera.lookAt);
  renderer.setSize(view.widthPx, view.heightPx);
  const gl = renderer.getContext();
  return {
    draw: (t) => {
      const pose = swing.poseAt(t);
      golfer.update(pose);
      club.update(pose, t);
      renderer.render(scene, lens);
    },
    read: (into) => gl.readPixels(0, 0, view.widthPx, view.heightPx, gl.RGBA, gl.UNSIGNED_BYTE, into),
    dispose: () => {
      // Materials stay: with the last of a kind three drops its compiled program, and compiling takes longer than drawing.
      scene.traverse((thing) => {
        if (thing instanceof THREE.Mesh) thing.geometry.dispose();
        if (thing instanceof THREE.DirectionalLight) thing.dispose();
      });
    },
  };
}
