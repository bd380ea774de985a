import * as THREE from 'three';

export type Pen = CanvasRenderingContext2D;

export function makeCanvas(width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true }); // painted by the CPU: faster here
  if (!pen) throw new Error('no 2-D canvas');
  return { canvas, pen };
}

export const css = (color: number, alpha = 1): string =>
  `rgba(${color >> 16}, ${(color >> 8) & 255}, ${color & 255}, ${alpha})`;

export function drawLine(pen: Pen, from: readonly [number, number], to: readonly [number, number]): void {
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
}

export function toClothTexture(canvas: HTMLCanvasElement): THREE.CanvasTexture {
  const texture = new THREE.CanvasTexture(canvas);
  texture.wrapS = THREE.RepeatWrapping;
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}
