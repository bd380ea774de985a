import { fitText, type TextSpace } from '../../../shared/files/fit-text.ts';
import {
  beginPicture,
  pictureColors,
  pictureFont,
  pictureMargin,
  pictureSize,
} from '../../../shared/files/picture-file.ts';
import { drawKeyFrames } from './draw-key-frames.ts';
import type { KeyFrames } from './load-key-frames.ts';
import type { SummaryFigure, SwingSummary } from './summarize.ts';

const margin = pictureMargin;
const inner = pictureSize.width - 2 * margin;
const colors = pictureColors;
const toneColors = { good: colors.flag, care: colors.care, plain: colors.soft } as const;
const font = pictureFont;
/** Three lines at the largest size. */
const sentenceSpace: TextSpace = { width: inner, height: 180, sizes: [50, 44, 38, 33], lineHeight: 1.2 };

/** Draws the picture of a swing: key frames, the next step, the four numbers of the mobility card. */
export function drawPicture(canvas: HTMLCanvasElement, summary: SwingSummary, keyFrames: KeyFrames | null): void {
  const context = beginPicture(canvas, `${summary.club} · ${summary.date}`);
  if (keyFrames) drawKeyFrames(context, keyFrames, { left: margin, top: 132, width: inner, height: 560 });
  drawSentence(context, summary.sentence, keyFrames ? 736 : 240);
  const width = (inner - 3 * 16) / 4;
  summary.figures.forEach((figure, index) => {
    drawFigure(context, figure, { left: margin + index * (width + 16), top: 968, width, height: 286 });
  });
  context.fillStyle = colors.soft;
  context.font = font(500, 25);
  context.fillText('Measured from a phone video. Nine of ten true values lie in the range.', margin, 1310);
}

function drawSentence(context: CanvasRenderingContext2D, sentence: string, top: number): void {
  context.fillStyle = colors.flag;
  context.font = font(700, 27);
  context.fillText('MY NEXT STEP', margin, top + 22);
  const { size, lines } = fitText(sentence, sentenceSpace, (line, px) => {
    context.font = font(700, px);
    return context.measureText(line).width;
  });
  context.fillStyle = colors.text;
  context.font = font(700, size);
  for (const [index, line] of lines.entries()) {
    context.fillText(line, margin, top + 32 + size + index * size * sentenceSpace.lineHeight);
  }
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

function drawFigure(
  context: CanvasRenderingContext2D,
  figure: SummaryFigure,
  { left, top, width, height }: Area,
): void {
  context.fillStyle = colors.card;
  context.beginPath();
  context.roundRect(left, top, width, height, 22);
  context.fill();
  const write = (text: string, y: number, weight: number, px: number, color: string) => {
    context.fillStyle = color;
    context.font = font(weight, px);
    context.fillText(text, left + 20, top + y, width - 40);
  };
  write(figure.label, 50, 600, 28, colors.soft);
  write(figure.figure, 132, 800, figure.isWide ? 52 : 78, colors.text);
  write(figure.range, 178, 500, 31, colors.soft);
  if (!figure.verdict) return;
  context.fillStyle = toneColors[figure.verdict.tone];
  context.beginPath();
  context.roundRect(left + 14, top + 212, width - 28, 52, 26);
  context.fill();
  context.textAlign = 'center';
  context.fillStyle = '#08301f';
  context.font = font(700, 26);
  context.fillText(figure.verdict.text, left + width / 2, top + 247, width - 44);
  context.textAlign = 'left';
}
