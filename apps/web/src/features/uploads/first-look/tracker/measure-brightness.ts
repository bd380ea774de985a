import type { PoseFrame } from '@trueswing/contracts';

/** Pixels are read at this distance in each direction. */
const stepPx = 4;

/** Mean luminance 0…1 of the box around the golfer, of the whole picture without one. */
export function measureBrightness({ data, width, height }: ImageData, pose: PoseFrame['image']): number {
  const bound = (values: number[] | undefined, sizePx: number): [number, number] => {
    if (!values) return [0, sizePx];
    return [
      Math.max(0, Math.floor(Math.min(...values) * sizePx)),
      Math.min(sizePx, Math.ceil(Math.max(...values) * sizePx)),
    ];
  };
  const [left, right] = bound(
    pose?.map(([x]) => x),
    width,
  );
  const [top, bottom] = bound(
    pose?.map(([, y]) => y),
    height,
  );
  let [sum, count] = [0, 0];
  for (let y = top; y < bottom; y += stepPx) {
    for (let x = left; x < right; x += stepPx) {
      const i = 4 * (y * width + x);
      sum += 0.2126 * (data[i] ?? 0) + 0.7152 * (data[i + 1] ?? 0) + 0.0722 * (data[i + 2] ?? 0);
      count++;
    }
  }
  return count > 0 ? sum / count / 255 : 1;
}
