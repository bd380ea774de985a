import * as THREE from 'three';
import { makeCanvas } from '../canvas.ts';

function toTexture(canvas: HTMLCanvasElement, repeatX: number, repeatY: number): THREE.CanvasTexture {
  const texture = new THREE.CanvasTexture(canvas);
  texture.wrapS = THREE.RepeatWrapping;
  texture.wrapT = repeatY > 1 ? THREE.RepeatWrapping : THREE.ClampToEdgeWrapping;
  texture.repeat.set(repeatX, repeatY);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 2;
  return texture;
}

export function paintSky(): THREE.CanvasTexture {
  const { canvas, pen } = makeCanvas(8, 512);
  const gradient = pen.createLinearGradient(0, 0, 0, 512);
  gradient.addColorStop(0, '#5f9ad8');
  gradient.addColorStop(0.4, '#b9d6ef');
  gradient.addColorStop(1, '#e9eff0');
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, 8, 512);
  return toTexture(canvas, 1, 1);
}

/** Fine grain over soft light and dark patches. */
export function paintGrass(random: () => number): THREE.CanvasTexture {
  const size = 512;
  const { canvas, pen } = makeCanvas(size, size);
  pen.fillStyle = 'rgb(88, 132, 60)';
  pen.fillRect(0, 0, size, size);
  pen.globalAlpha = 0.1;
  for (let i = 0; i < 260; i++) {
    pen.fillStyle = random() < 0.5 ? '#1d4010' : '#9ac060';
    const radius = 6 + random() * 30;
    pen.beginPath();
    pen.ellipse(random() * size, random() * size, radius, radius * 0.6, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 0.35;
  for (let i = 0; i < 24_000; i++) {
    const light = 70 + random() * 90;
    pen.strokeStyle = `rgb(${light * 0.72}, ${light}, ${light * 0.42})`;
    const [x, y] = [random() * size, random() * size];
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + (random() - 0.5) * 3, y - 2 - random() * 4);
    pen.stroke();
  }
  return toTexture(canvas, 120, 120);
}

/** Trees out of focus, as a phone with a blurred background shows them. */
export function paintTrees(random: () => number, blurPx: number, light: number): THREE.CanvasTexture {
  const [width, height] = [2048, 256];
  const { canvas, pen } = makeCanvas(width, height);
  const crown = (x: number, top: number, spread: number) => {
    const hue = 85 + random() * 30;
    const tone = light + (random() - 0.5) * 12;
    for (let leaf = 0; leaf < 60; leaf++) {
      const up = random() ** 0.8;
      const angle = random() * 2 * Math.PI;
      const out = Math.sqrt(random()) * spread * (1 - 0.55 * up);
      const lit = tone + up * 12 + Math.cos(angle) * 4;
      pen.fillStyle = `hsla(${hue + (random() - 0.5) * 14}, ${30 + random() * 16}%, ${lit}%, 0.7)`;
      pen.beginPath();
      const at = x + Math.cos(angle) * out;
      const radius = 4 + random() * 9;
      // drawn again where it crosses the edge, so that the wood closes into a ring
      for (const shift of [-width, 0, width])
        pen.ellipse(at + shift, height - top * up, radius, radius * 0.8, 0, 0, 2 * Math.PI);
      pen.fill();
    }
  };
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 80; i++) crown((i + random() * 0.8) * (width / 80), 90 + random() * 120, 22 + random() * 26);
  }
  pen.fillStyle = `hsl(95, 34%, ${light - 8}%)`;
  pen.fillRect(0, height - 26, width, 40);
  return toTexture(blur(canvas, blurPx), 4, 1);
}

/** Blurs once at the end: a filter on every stroke would take minutes. */
function blur(sharp: HTMLCanvasElement, radiusPx: number): HTMLCanvasElement {
  const { canvas, pen } = makeCanvas(sharp.width, sharp.height);
  pen.filter = `blur(${radiusPx}px)`;
  for (const shift of [-sharp.width, 0, sharp.width]) pen.drawImage(sharp, shift, 0);
  return canvas;
}
