import type { Box } from '@trueswing/domain';
import { swingEventLabels } from '../player/controls/swing-event-labels.ts';
import { middleOfPose } from '../player/geometry/middle-of-pose.ts';
import { placeStill } from '../player/geometry/place-still.ts';
import { drawPose } from '../player/video/draw-pose.ts';
import type { KeyFrames } from './load-key-frames.ts';

interface Strip {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 16;
const labelHeight = 46;
/** Widths of lines and sizes of angles, as multiples of those on the screen. */
const lineUnit = 1.4;

/** Draws the key frames beside each other, cropped to the golfer, with lines and names. */
export function drawKeyFrames(
  context: CanvasRenderingContext2D,
  { frames, video, box }: KeyFrames,
  strip: Strip,
): void {
  const panel = {
    widthPx: (strip.width - gap * (frames.length - 1)) / frames.length,
    heightPx: strip.height - labelHeight,
  };
  frames.forEach(({ event, picture, pose }, index) => {
    const { x, y, scale } = placeStill(panel, video, box, pose && middleOfPose(pose.landmarks));
    const [width, height] = [video.widthPx * scale, video.heightPx * scale];
    const left = strip.left + index * (panel.widthPx + gap);
    context.save();
    context.beginPath();
    context.roundRect(left, strip.top, panel.widthPx, panel.heightPx, 18);
    context.clip();
    context.fillStyle = '#050a07';
    context.fillRect(left, strip.top, panel.widthPx, panel.heightPx);
    context.drawImage(picture, left + x, strip.top + y, width, height);
    if (pose) {
      const lines = document.createElement('canvas');
      lines.width = Math.round(width);
      lines.height = Math.round(height);
      const visible = { left: -x, top: -y, right: panel.widthPx - x, bottom: panel.heightPx - y };
      drawPose(lines, pose, {
        unit: lineUnit,
        perVideoPx: scale,
        space: { visible: shrink(visible, scale), covered: [] },
      });
      context.drawImage(lines, left + x, strip.top + y);
    }
    context.restore();
    context.fillStyle = '#ffffff';
    context.font = '600 28px "Archivo Variable", sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillText(swingEventLabels[event], left + panel.widthPx / 2, strip.top + strip.height - 8);
    context.textAlign = 'left';
  });
}

/** A box of the canvas on the video. */
const shrink = ({ left, top, right, bottom }: Box, scale: number): Box => ({
  left: left / scale,
  top: top / scale,
  right: right / scale,
  bottom: bottom / scale,
});
