import {
  eventsInVideo,
  type Handedness,
  type Measurements,
  type SwingEventName,
  type SwingEvents,
} from '@trueswing/contracts';
import { formatMeasurement, type ImageLandmarks, measurementRows, rowNames, unitOf } from '@trueswing/swing';
import { Canvas, type Color } from './canvas.ts';
import { drawSkeleton } from './draw-skeleton.ts';
import { drawText, lineHeight, textWidth } from './draw-text.ts';
import { pictureAngles } from './picture-angles.ts';

const white: Color = [255, 255, 255];
const dark: Color = [12, 18, 24];
const accent: Color = [61, 220, 132];

const eventLabels: Record<SwingEventName, string> = {
  address: 'Address',
  toeUp: 'Toe up',
  midBackswing: 'Mid backswing',
  top: 'Top',
  midDownswing: 'Mid downswing',
  impact: 'Impact',
  midFollowThrough: 'Mid follow-through',
  finish: 'Finish',
};
export interface DrawnSwing {
  readonly events: SwingEvents;
  readonly measurements: Measurements;
  readonly handedness: Handedness;
  readonly frames: number;
}

/** Draws skeleton, angles of this frame, the latest event and the time line with its event marks into one picture. */
export function drawSwing(
  pixels: Uint8Array,
  size: { readonly width: number; readonly height: number },
  swing: DrawnSwing,
  frame: number,
  landmarks: ImageLandmarks | null,
): void {
  const canvas = new Canvas(pixels, size.width, size.height);
  const dot = Math.max(1, Math.round(Math.min(size.width, size.height) / 280));
  if (landmarks) drawSkeleton(canvas, landmarks, swing.handedness);
  drawPanel(canvas, dot, panelLines(swing, frame, landmarks, size));
  drawTimeLine(canvas, dot, swing, frame);
}

function panelLines(
  swing: DrawnSwing,
  frame: number,
  landmarks: ImageLandmarks | null,
  size: { readonly width: number; readonly height: number },
): string[] {
  const latest = eventsInVideo(swing.events).findLast((name) => swing.events[name].frame <= frame);
  const lines = [`Frame ${frame}`, latest ? eventLabels[latest] : 'Before address'];
  if (landmarks) {
    const angles = pictureAngles(landmarks, size, swing.handedness);
    lines.push(
      `Trunk ${Math.round(angles.trunkDeg)}°`,
      `Shoulder tilt ${Math.round(angles.shoulderTiltDeg)}°`,
      `Lead arm bend ${Math.round(angles.leadArmBendDeg)}°`,
    );
  }
  for (const name of rowNames) {
    const measured = swing.measurements[name];
    const label = measurementRows[name].annotation;
    if (!label || !measured || 'withheld' in measured) continue;
    // A measurement appears with the event at which it was taken.
    if (measured.at !== 'swing' && frame < swing.events[measured.at].frame) continue;
    lines.push(`${label} ${formatMeasurement(measured, unitOf(name))}`);
  }
  return lines;
}

function drawPanel(canvas: Canvas, dot: number, lines: readonly string[]): void {
  const margin = 4 * dot;
  const width = Math.max(...lines.map((line) => textWidth(line, dot))) + 2 * margin;
  canvas.fillRectangle(margin, margin, width, lines.length * lineHeight(dot) + margin, dark, 0.6);
  for (const [row, line] of lines.entries()) {
    drawText(canvas, line, 2 * margin, 2 * margin + row * lineHeight(dot), dot, row === 1 ? accent : white);
  }
}

/** The clip from left to right along the bottom: a mark for each event, a bar up to now. */
function drawTimeLine(canvas: Canvas, dot: number, swing: DrawnSwing, frame: number): void {
  const bar = 3 * dot;
  const top = canvas.height - 4 * bar;
  const left = 6 * dot;
  const width = canvas.width - 2 * left;
  const x = (at: number): number => left + (width * at) / Math.max(1, swing.frames - 1);
  canvas.fillRectangle(left, top, width, bar, dark, 0.7);
  canvas.fillRectangle(left, top, x(frame) - left, bar, white, 0.9);
  for (const name of eventsInVideo(swing.events)) {
    const mark = swing.events[name].frame;
    canvas.fillRectangle(x(mark) - dot, top - 2 * bar, 2 * dot, 5 * bar, mark <= frame ? accent : white, 0.95);
  }
}
