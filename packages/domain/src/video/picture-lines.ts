import { landmarkIndex } from '@trueswing/contracts';
import { type ImageLandmarks, minJointVisibility, toDegrees } from '@trueswing/swing';

export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** A line of the body in pixels of the picture, y down. */
export interface PictureLine {
  readonly from: PicturePoint;
  readonly to: PicturePoint;
  /**
   * Angle of the line in the picture, 0…90°: to the level, of the spine to the vertical. A projection, not a turn of the
   * body. null if the line points toward the camera or an end of it is a guess: then its angle says nothing.
   */
  readonly tiltDeg: number | null;
  /** No end of it is a guess of the model. */
  readonly isSeen: boolean;
}

export interface PictureLines {
  readonly shoulders: PictureLine;
  readonly hips: PictureLine;
  readonly spine: PictureLine;
}

/** A line that spans less than this share of the trunk's length across the picture points toward the camera. */
const shortestAcross = 0.3;

/** Shoulder line, hip line and spine (mid-hip to mid-shoulder) of one pose. */
export function pictureLines(landmarks: ImageLandmarks, size: { widthPx: number; heightPx: number }): PictureLines {
  const point = (name: keyof typeof landmarkIndex): PicturePoint & { isSeen: boolean } => {
    const [x, y, visibility] = landmarks[landmarkIndex[name]] ?? [0, 0, 0];
    return { x: x * size.widthPx, y: y * size.heightPx, isSeen: visibility >= minJointVisibility };
  };
  const shoulders = [point('leftShoulder'), point('rightShoulder')] as const;
  const hips = [point('leftHip'), point('rightHip')] as const;
  const [hip, neck] = [middle(...hips), middle(...shoulders)];
  const trunkPx = Math.hypot(neck.x - hip.x, neck.y - hip.y);
  const across = ([a, b]: readonly [PicturePoint & { isSeen: boolean }, PicturePoint & { isSeen: boolean }]) => {
    const [widthPx, heightPx] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    const isSeen = a.isSeen && b.isSeen;
    const isReadable = isSeen && widthPx > 0 && widthPx >= shortestAcross * trunkPx;
    return { from: a, to: b, isSeen, tiltDeg: isReadable ? toDegrees(Math.atan2(heightPx, widthPx)) : null };
  };
  const isTrunkSeen = [...shoulders, ...hips].every(({ isSeen }) => isSeen) && trunkPx > 0;
  return {
    shoulders: across(shoulders),
    hips: across(hips),
    spine: {
      from: hip,
      to: neck,
      isSeen: isTrunkSeen,
      tiltDeg: isTrunkSeen ? toDegrees(Math.atan2(Math.abs(neck.x - hip.x), Math.abs(hip.y - neck.y))) : null,
    },
  };
}

const middle = (a: PicturePoint, b: PicturePoint): PicturePoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
