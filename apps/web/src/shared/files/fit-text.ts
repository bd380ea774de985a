import { wrapText } from './wrap-text.ts';

/** Space for a text: a width, a height, and the sizes to try, the largest first. */
export interface TextSpace {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly [number, ...number[]];
  /** Height of a line in times of its size. */
  readonly lineHeight: number;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const ellipsis = '…';

/**
 * Breaks a text into lines at the largest size at which it fits into a space. What does not fit at the smallest size ends with an
 * ellipsis. `widthOf` measures a line at a size.
 */
export function fitText(text: string, space: TextSpace, widthOf: (line: string, size: number) => number): FittedText {
  let smallest: FittedText = { size: space.sizes[0], lines: [] };
  for (const size of space.sizes) {
    const lines = wrapText(text, space.width, (line) => widthOf(line, size));
    smallest = { size, lines };
    const isWide = lines.some((line) => widthOf(line, size) > space.width);
    if (lines.length <= mostLines(space, size) && !isWide) return smallest;
  }
  const { size, lines } = smallest;
  const most = mostLines(space, size);
  const isCut = lines.length > most;
  const shown = lines.slice(0, most).map((line, at) => {
    const isEnd = isCut && at === most - 1;
    return cutLine(isEnd ? line + ellipsis : line, (part) => widthOf(part, size) <= space.width);
  });
  return { size, lines: shown };
}

const mostLines = ({ height, lineHeight }: TextSpace, size: number): number =>
  Math.max(1, Math.floor(height / (size * lineHeight)));

/** Takes letters off the end of a line until it fits. */
function cutLine(line: string, fits: (part: string) => boolean): string {
  if (!line.endsWith(ellipsis) && fits(line)) return line;
  const letters = Array.from(line.endsWith(ellipsis) ? line.slice(0, -1) : line);
  while (letters.length > 0 && !fits(letters.join('') + ellipsis)) letters.pop();
  return letters.join('').replace(/[\s.,:]+$/, '') + ellipsis;
}
