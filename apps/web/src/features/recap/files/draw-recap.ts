import type { Recap } from '@trueswing/contracts';
import { nameMonthAndYear } from '@trueswing/domain';
import { fitText, type TextSpace } from '../../../shared/files/fit-text.ts';
import {
  beginPicture,
  pictureColors as colors,
  pictureFont as font,
  pictureMargin as margin,
  pictureSize,
} from '../../../shared/files/picture-file.ts';
import { figuresOf, type RecapFigure, storyOf } from '../sum-up.ts';

const inner = pictureSize.width - 2 * margin;
const gap = 16;

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws the picture of a month: its numbers, what changed, the next step. */
export function drawRecap(canvas: HTMLCanvasElement, recap: Recap): void {
  const context = beginPicture(canvas, nameMonthAndYear(recap.month));
  const figures = figuresOf(recap);
  const columns = 2;
  const width = (inner - gap * (columns - 1)) / columns;
  figures.forEach((figure, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    drawFigure(context, figure, { left: margin + column * (width + gap), top: 140 + row * 216, width, height: 200 });
  });
  const top = 140 + Math.ceil(figures.length / columns) * 216 + 40;
  const stepTop = 1_030;
  const [first = ''] = storyOf(recap);
  drawPart(context, 'What Really Changed', first, { left: margin, top, width: inner, height: stepTop - top - 40 });
  drawPart(context, 'My Next Step', recap.next.sentence, { left: margin, top: stepTop, width: inner, height: 240 });
  if (recap.changes.length === 0) return;
  context.fillStyle = colors.soft;
  context.font = font(500, 25);
  context.fillText(`${nameSources(recap)}: only what is more than noise.`, margin, 1_310);
}

const sourceNames = { swing: 'swing', shots: 'ball', check: 'body' } as const;
const andOf = new Intl.ListFormat('en-US');

/** "Swing and ball": what the changes are of. */
function nameSources({ changes }: Recap): string {
  const names = (['swing', 'shots', 'check'] as const).filter((source) => changes.some((of) => of.source === source));
  const list = andOf.format(names.map((source) => sourceNames[source]));
  return list.charAt(0).toUpperCase() + list.slice(1);
}

function drawFigure(context: CanvasRenderingContext2D, { label, figure }: RecapFigure, area: Area): void {
  const { left, top, width, height } = area;
  context.fillStyle = colors.card;
  context.beginPath();
  context.roundRect(left, top, width, height, 22);
  context.fill();
  const room = { width: width - 56, height: 130, sizes: [100, 84, 68, 52, 40], lineHeight: 1.1 } as const;
  writeLines(context, figure, { left: left + 28, top: top + 16, color: colors.text, weight: 800, room });
  context.fillStyle = colors.soft;
  context.font = font(600, 32);
  context.fillText(label, left + 28, top + height - 28, width - 56);
}

/** A heading with a text that fills the rest of an area at most. */
function drawPart(context: CanvasRenderingContext2D, title: string, text: string, area: Area): void {
  const { left, top, width, height } = area;
  context.fillStyle = colors.flag;
  context.font = font(700, 27);
  context.fillText(title.toUpperCase(), left, top + 22, width);
  const room: TextSpace = { width, height: height - 44, sizes: [50, 44, 38, 33, 28], lineHeight: 1.2 };
  writeLines(context, text, { left, top: top + 40, color: colors.text, weight: 700, room });
}

interface Lines {
  left: number;
  top: number;
  color: string;
  weight: number;
  room: TextSpace;
}

function writeLines(context: CanvasRenderingContext2D, text: string, { left, top, color, weight, room }: Lines): void {
  const { size, lines } = fitText(text, room, (line, px) => {
    context.font = font(weight, px);
    return context.measureText(line).width;
  });
  context.fillStyle = color;
  context.font = font(weight, size);
  for (const [index, line] of lines.entries()) {
    context.fillText(line, left, top + size + index * size * room.lineHeight);
  }
}
