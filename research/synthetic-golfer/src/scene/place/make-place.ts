import * as THREE from 'three';
import type { PinholeCamera } from '../../camera/pinhole-camera.ts';
import { makeRandom } from '../../geometry/random.ts';
import { radians } from '../../geometry/rotation.ts';
import type { Place } from '../../golfers/place.ts';
import type { Look } from '../look.ts';
import { lightPlace } from './light-place.ts';
import { farHeightShare, paintFar } from './paint-far.ts';
import { paintGround, paintSpot } from './paint-ground.ts';
import { paintNear } from './paint-near.ts';
import { paintGrass, paintSky, paintTrees } from './paint-outdoors.ts';

interface Paint {
  sky: THREE.Texture;
  ground: THREE.Texture;
  /** Rings around the golfer, the farthest first. */
  rings: { map: THREE.Texture; radiusM: number; heightM: number }[];
  near: THREE.Texture | null;
}
/** Painted once for each place, since many swings are filmed in the same place. */
const paints = new Map<number, Paint>();
let spot: THREE.Texture | undefined;

function paintPlace({ seed, far, near, ground }: Place): Paint {
  const kept = paints.get(seed);
  if (kept) return kept;
  const random = makeRandom(seed);
  const sky = paintSky();
  const groundMap = ground === 'grass' ? paintGrass(random) : paintGround(ground, random);
  const rings = far === 'woods' ? paintWoods(random) : paintRing(far, random);
  const paint = { sky, ground: groundMap, rings, near: near && paintNear(near, random) };
  paints.set(seed, paint);
  return paint;
}

const paintWoods = (random: () => number): Paint['rings'] => [
  { map: paintTrees(random, 5, 34), radiusM: 75, heightM: 13 },
  { map: paintTrees(random, 3, 24), radiusM: 58, heightM: 9 },
];

function paintRing(far: Exclude<Place['far'], 'woods'>, random: () => number): Paint['rings'] {
  const radiusM = 12 + 30 * random();
  return [{ map: paintFar(far, radiusM, random), radiusM, heightM: radiusM * farHeightShare }];
}

/** Ground, what stands around and behind the golfer, and the light. */
export function makePlace({ place, light }: Look, camera: PinholeCamera): THREE.Scene {
  const scene = new THREE.Scene();
  const paint = paintPlace(place);
  scene.background = paint.sky;
  scene.fog = new THREE.Fog(0xcbdbe2, 25, 130);
  lightPlace(scene, light, camera);
  const ground = new THREE.Mesh(
    new THREE.PlaneGeometry(300, 300),
    new THREE.MeshLambertMaterial({ map: paint.ground }),
  );
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  scene.add(ground);
  for (const { map, radiusM, heightM } of paint.rings) {
    const ring = new THREE.Mesh(
      new THREE.CylinderGeometry(radiusM, radiusM, heightM, 64, 1, true),
      new THREE.MeshBasicMaterial({ map, side: THREE.BackSide, transparent: true, depthWrite: false }),
    );
    ring.renderOrder = -radiusM; // the farther wood first
    ring.position.y = heightM / 2 - 0.4;
    scene.add(ring);
  }
  if (paint.near) scene.add(makeWall(place, paint.near, camera));
  if (place.mat) scene.add(lay(new THREE.MeshLambertMaterial({ color: 0x2f6b3a }), [1.6, 3.2], [0, 0.3], 0.002));
  if (place.shadow > 0) addSoftShadows(scene, place.shadow, light.sunDeg);
  return scene;
}

/** A wall across the camera's view, behind the golfer. */
function makeWall(place: Place, map: THREE.Texture, { forward }: PinholeCamera): THREE.Mesh {
  const wall = new THREE.Mesh(
    new THREE.PlaneGeometry(16, 4),
    new THREE.MeshBasicMaterial({ map, transparent: true, side: THREE.DoubleSide }),
  );
  const away = Math.atan2(forward[0], forward[2]);
  wall.position.set(Math.sin(away) * place.nearM, 1.98, Math.cos(away) * place.nearM);
  wall.rotation.y = away + Math.PI + radians(place.nearTurnDeg);
  return wall;
}

/** Where feet meet the ground, and away from the sun. */
function addSoftShadows(scene: THREE.Scene, darkness: number, sunDeg: number): void {
  spot ??= paintSpot();
  const dark = (opacity: number) =>
    new THREE.MeshBasicMaterial({ map: spot!, transparent: true, opacity, depthWrite: false }); // painted above
  scene.add(lay(dark(darkness), [1.1, 0.7], [0, 0], 0.005));
  const away = radians(sunDeg + 180);
  const long = lay(dark(darkness * 0.7), [0.9, 2.2], [Math.sin(away) * 0.9, Math.cos(away) * 0.9], 0.004);
  long.rotation.z = away;
  scene.add(long);
}

function lay(
  material: THREE.Material,
  [wideM, longM]: readonly [number, number],
  [x, z]: readonly [number, number],
  y: number,
): THREE.Mesh {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(wideM, longM), material);
  mesh.rotation.set(-Math.PI / 2, 0, 0, 'XYZ');
  mesh.position.set(x, y, z);
  return mesh;
}
