import type { Box } from '../../packages/domain/src/index.ts';
import { skeletonBones } from '../../packages/swing/src/1-track/skeleton/skeleton-bones.ts';
import type { FramedGolfer } from '../../research/synthetic-golfer/src/framing/list-framed-golfers.ts';
import { type Stage, showOnStage } from '../../research/synthetic-golfer/src/framing/show-on-stage.ts';

/** Share of the stage's own size. */
const zoom = 0.36;
const gapPx = 6;
const columns = 9;
const moments = { address: '#1d3557', top: '#7b2cbf', midFollowThrough: '#d1495b', finish: '#2a9d8f' } as const;

/** All golfers on the stage as one SVG: picture, box, bodies at four moments, controls. A row has the nine places of a camera. */
export function drawSheet(golfers: readonly FramedGolfer[], stage: Stage): string {
  const width = stage.size.widthPx * zoom + gapPx;
  const height = stage.size.heightPx * zoom + gapPx;
  const cells = golfers.map((golfer, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    return `<g transform="translate(${x} ${y}) scale(${zoom})">${drawGolfer(golfer, stage)}</g>`;
  });
  const sheetHeight = Math.ceil(golfers.length / columns) * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * width}" height="${sheetHeight}">${cells.join('')}</svg>`;
}

function drawGolfer(golfer: FramedGolfer, { size, covered }: Stage): string {
  const { placement, box, isInside, share } = showOnStage(golfer, { name: '', size, covered });
  const { track, swing } = golfer;
  const [widthPx, heightPx] = [
    (swing.widthPx ?? track.widthPx) * placement.scale,
    (swing.heightPx ?? track.heightPx) * placement.scale,
  ];
  const video = { left: placement.x, top: placement.y, right: placement.x + widthPx, bottom: placement.y + heightPx };
  const bodies = Object.entries(moments).map(([event, color]) => {
    const image = track.frames[swing.events[event as keyof typeof moments].frame]?.image;
    const at = (joint: number) => {
      const [x, y] = image?.[joint] ?? [0, 0];
      return { x: placement.x + x * widthPx, y: placement.y + y * heightPx };
    };
    const bones = skeletonBones.map(({ from, to }) => {
      const [a, b] = [at(from), at(to)];
      return `M${a.x} ${a.y}L${b.x} ${b.y}`;
    });
    const { x, y } = at(0);
    return `<path d="${bones.join('')}" stroke="${color}" stroke-width="5" fill="none"/><circle cx="${x}" cy="${y}" r="9" fill="${color}"/>`;
  });
  const stageBox = { left: 0, top: 0, right: size.widthPx, bottom: size.heightPx };
  const controls = { ...stageBox, top: size.heightPx - covered.belowPx };
  return [
    `<svg width="${size.widthPx}" height="${size.heightPx}" style="overflow:hidden">`,
    rectangle(stageBox, 'fill="#08150e"'),
    rectangle(video, 'fill="#bcd9a5"'),
    rectangle(box, 'fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="10 8"'),
    ...bodies,
    rectangle(controls, 'fill="#22332a"'),
    `<text x="12" y="${size.heightPx - 40}" font-size="44" font-family="sans-serif" fill="${isInside ? '#d8f34e' : '#ff5c5c'}">`,
    `${Math.round(share * 100)} % ${isInside ? 'inside' : 'OUTSIDE'}</text></svg>`,
  ].join('');
}

const rectangle = ({ left, top, right, bottom }: Box, style: string): string =>
  `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" ${style}/>`;
