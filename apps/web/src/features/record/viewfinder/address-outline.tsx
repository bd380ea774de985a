import { landmarkIndex } from '@trueswing/contracts';
import { seenBones } from '@trueswing/domain';
import type { ImageLandmarks } from '@trueswing/swing';

interface AddressOutlineProps {
  /** In shares of the picture. */
  landmarks: ImageLandmarks;
  widthPx: number;
  heightPx: number;
}

/** A body in dashes over the whole picture, to stand in. */
export function AddressOutline({ landmarks, widthPx, heightPx }: AddressOutlineProps) {
  const longPx = Math.max(widthPx, heightPx);
  const lines = seenBones(landmarks, { widthPx, heightPx }).map(({ from, to }) => {
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [landmarks[from], landmarks[to]];
    return `M${x1 * widthPx} ${y1 * heightPx}L${x2 * widthPx} ${y2 * heightPx}`;
  });
  const shape = {
    d: lines.join('') + headOf(landmarks, { widthPx, heightPx }),
    fill: 'none',
    strokeLinecap: 'round',
  } as const;
  return (
    <svg
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label="Outline of your last analyzed swing"
      className="absolute inset-0 size-full"
    >
      <path {...shape} stroke="var(--color-on-signal)" strokeOpacity="0.6" strokeWidth={longPx * 0.011} />
      <path
        {...shape}
        stroke="var(--color-flag)"
        strokeWidth={longPx * 0.006}
        strokeDasharray={`${longPx * 0.012} ${longPx * 0.012}`}
      />
    </svg>
  );
}

/** The radius of a head, in lengths of the trunk. */
const headRadius = 0.24;

function headOf(
  landmarks: ImageLandmarks,
  { widthPx, heightPx }: Pick<AddressOutlineProps, 'widthPx' | 'heightPx'>,
): string {
  const point = (name: keyof typeof landmarkIndex) => {
    const [x, y] = landmarks[landmarkIndex[name]] ?? [0, 0];
    return { x: x * widthPx, y: y * heightPx };
  };
  const middle = (one: { x: number; y: number }, other: { x: number; y: number }) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const [shoulders, hips] = [
    middle(point('leftShoulder'), point('rightShoulder')),
    middle(point('leftHip'), point('rightHip')),
  ];
  const { x, y } = middle(point('leftEar'), point('rightEar'));
  const r = headRadius * Math.hypot(hips.x - shoulders.x, hips.y - shoulders.y);
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
}
