import { landmarkIndex, type PoseTrack } from '@trueswing/contracts';
import type { Box } from '@trueswing/domain';

/** From the eyes to the top of the head, as a share of the way from the eyes to the feet. */
const headAboveEyes = 0.07;
const head = ['leftEye', 'rightEye', 'nose'] as const;
const handsAndFeet = [
  ...(['leftWrist', 'rightWrist', 'leftIndex', 'rightIndex'] as const),
  ...(['leftHeel', 'rightHeel', 'leftFootIndex', 'rightFootIndex', 'leftAnkle', 'rightAnkle'] as const),
];

/** Measures what head, hands and feet cover of the picture from address to finish, in pixels of the track. */
export function bodyExtent(
  { frames, widthPx, heightPx }: PoseTrack,
  { address, finish }: { readonly address: { timeS: number }; readonly finish: { timeS: number } },
): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { image, timeS } of frames) {
    if (!image || timeS < address.timeS - 1e-6 || timeS > finish.timeS + 1e-6) continue;
    const at = (name: keyof typeof landmarkIndex): readonly [number, number] => {
      const [x, y] = image[landmarkIndex[name]] ?? [0, 0];
      return [x * widthPx, y * heightPx];
    };
    const headPx = headAboveEyes * Math.abs(at('leftFootIndex')[1] - at('leftEye')[1]);
    for (const [x, y] of head.map(at)) {
      xs.push(x - headPx, x + headPx);
      ys.push(y - headPx);
    }
    for (const [x, y] of handsAndFeet.map(at)) {
      xs.push(x);
      ys.push(y);
    }
  }
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
