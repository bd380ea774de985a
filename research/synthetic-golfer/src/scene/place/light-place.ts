import * as THREE from 'three';
import type { PinholeCamera } from '../../camera/pinhole-camera.ts';
import { radians } from '../../geometry/rotation.ts';
import type { Light } from '../../golfers/place.ts';

const shadowMapPx = 1536;

/** Sky, sun, and a weak light from the camera's side. */
export function lightPlace(scene: THREE.Scene, light: Light, { position }: PinholeCamera): void {
  scene.add(new THREE.HemisphereLight(tint(0xdcebff, light.warmth), 0x7a8a58, 1.9 * light.skyStrength));
  const sun = new THREE.DirectionalLight(tint(0xfff1da, light.warmth), 2.6 * light.sunStrength);
  const azimuth = radians(light.sunDeg);
  sun.position.set(Math.sin(azimuth) * 5.3, light.sunHeightM, Math.cos(azimuth) * 5.3);
  sun.castShadow = true;
  sun.shadow.mapSize.set(shadowMapPx, shadowMapPx);
  sun.shadow.radius = 5;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.02;
  Object.assign(sun.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 1, far: 16 });
  scene.add(sun);
  const fill = new THREE.DirectionalLight(0xffffff, 0.7);
  fill.position.set(position[0], 3, position[2]);
  scene.add(fill);
}

function tint(color: number, warmth: number): THREE.Color {
  const tinted = new THREE.Color(color);
  tinted.r *= 1 + warmth;
  tinted.b *= 1 - warmth;
  return tinted;
}
