import * as THREE from 'three';
import { type CameraParameters, placeCamera } from '../camera/pinhole-camera.ts';
import { makeSwing } from '../swing/make-swing.ts';
import type { SwingParameters } from '../swing/swing-parameters.ts';
import { findSwingEvents } from '../swing/truth/find-swing-events.ts';
import { makeAthlete } from './athletic/make-athlete.ts';
import type { Look } from './look.ts';
import { makeClub } from './make-club.ts';
import { makePlace } from './place/make-place.ts';
import { makeGolfer } from './tailored/make-golfer.ts';

/** `draft` has jagged edges, plain surfaces and no shadows. It takes a third of the time; the poses are as good. */
export type StageQuality = 'video' | 'draft';

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

export function openStudio(quality: StageQuality): Studio {
  const renderer = new THREE.WebGLRenderer({ antialias: quality === 'video', preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.shadowMap.enabled = quality === 'video';
  renderer.shadowMap.type = THREE.PCFShadowMap;
  renderer.toneMapping = THREE.ACESFilmicToneMapping;
  return {
    canvas: renderer.domElement,
    setStage: (parameters) => setStage(renderer, quality, parameters),
  };
}

function setStage(
  renderer: THREE.WebGLRenderer,
  quality: StageQuality,
  { swing: parameters, camera: view, look }: StageParameters,
): Stage {
  const swing = makeSwing(parameters);
  const camera = placeCamera(view);
  const scene = makePlace(look, camera);
  const golfer = look.family === 'athletic' ? makeAthlete(swing, look) : makeGolfer(swing, look);
  const club = makeClub(findSwingEvents(swing).impact);
  scene.add(golfer.group, ...club.meshes);
  if (quality === 'draft') makePlain(scene);
  const lens = new THREE.PerspectiveCamera(view.fieldOfViewDeg, view.widthPx / view.heightPx, 0.1, 300);
  lens.position.set(...camera.position);
  renderer.toneMappingExposure = 1.05 * look.light.exposure;
  renderer.setSize(view.widthPx, view.heightPx);
  const gl = renderer.getContext();
  return {
    draw: (t) => {
      const pose = swing.poseAt(t);
      lens.lookAt(...placeCamera(view, t).lookAt);
      golfer.update(pose);
      club.update(pose, t);
      renderer.render(scene, lens);
    },
    read: (into) => gl.readPixels(0, 0, view.widthPx, view.heightPx, gl.RGBA, gl.UNSIGNED_BYTE, into),
    dispose: () => {
      // Materials are not disposed: three would drop their compiled programs, and compiling takes longer than drawing.
      scene.traverse((thing) => {
        if (thing instanceof THREE.Mesh) thing.geometry.dispose();
        if (thing instanceof THREE.DirectionalLight) thing.dispose();
      });
    },
  };
}

/** Surfaces that are cheap to draw; the materials of a kind share their compiled program. */
function makePlain(scene: THREE.Scene): void {
  scene.traverse((thing) => {
    if (!(thing instanceof THREE.Mesh) || !(thing.material instanceof THREE.MeshStandardMaterial)) return;
    const { color, map, side, vertexColors } = thing.material;
    thing.material = new THREE.MeshLambertMaterial({ color, map, side, vertexColors });
  });
}
