import * as THREE from 'three';
import type { PinholeCamera } from '../camera/pinhole-camera.ts';
import { makeRandom } from '../geometry/random.ts';
import { radians } from '../geometry/rotation.ts';
import type { Look } from './look.ts';
import { paintGrass, paintSky, paintTrees } from './paint-textures.ts';

const shadowMapPx = 1536;

interface Paint {
  sky: THREE.Texture;
  grass: THREE.Texture;
  farTrees: THREE.Texture;
  nearTrees: THREE.Texture;
}
/** Painted once for each place, since many swings are filmed in the same place. */
const paints = new Map<number, Paint>();

function paintPlace(seed: number): Paint {
  const random = makeRandom(seed);
  const paint = paints.get(seed) ?? {
    sky: paintSky(),
    grass: paintGrass(random),
    farTrees: paintTrees(random, 5, 34),
    nearTrees: paintTrees(random, 3, 24),
  };
  paints.set(seed, paint);
  return paint;
}

/** A mown tee with woods behind it, in the sun. */
export function makePlace(look: Look, camera: PinholeCamera): THREE.Scene {
  const scene = new THREE.Scene();
  const paint = paintPlace(look.placeSeed);
  scene.background = paint.sky;
  scene.fog = new THREE.Fog(0xcbdbe2, 25, 130);

  scene.add(new THREE.HemisphereLight(0xdcebff, 0x7a8a58, 1.9));
  const sun = new THREE.DirectionalLight(0xfff1da, 2.6 * look.sunStrength);
  const azimuth = radians(look.sunDeg);
  sun.position.set(Math.sin(azimuth) * 5.3, 7, Math.cos(azimuth) * 5.3);
  sun.castShadow = true;
  sun.shadow.mapSize.set(shadowMapPx, shadowMapPx);
  sun.shadow.radius = 5;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.02;
  Object.assign(sun.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 1, far: 16 });
  scene.add(sun);
  const fill = new THREE.DirectionalLight(0xffffff, 0.7);
  fill.position.set(camera.position[0], 3, camera.position[2]);
  scene.add(fill);

  const ground = new THREE.Mesh(new THREE.PlaneGeometry(300, 300), new THREE.MeshLambertMaterial({ map: paint.grass }));
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  scene.add(ground);
  for (const [radiusM, heightM, map] of [
    [75, 13, paint.farTrees],
    [58, 9, paint.nearTrees],
  ] as const) {
    const woods = new THREE.Mesh(
      new THREE.CylinderGeometry(radiusM, radiusM, heightM, 64, 1, true),
      new THREE.MeshBasicMaterial({
        map,
        side: THREE.BackSide,
        transparent: true,
        depthWrite: false,
      }),
    );
    woods.renderOrder = -radiusM; // the farther wood first
    woods.position.y = heightM / 2 - 0.4;
    scene.add(woods);
  }
  return scene;
}
