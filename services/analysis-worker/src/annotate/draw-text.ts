import type { Canvas, Color } from './canvas.ts';

const glyphColumns = 5;
const glyphRows = 7;
/** Capitals, figures and signs as 5 × 7 dots: one byte a row, the leftmost dot highest. No font file is needed. */
const glyphs: Readonly<Record<string, string>> = {
  ' ': '00000000000000',
  A: '0e11111f111111',
  B: '1e11111e11111e',
  C: '0f10101010100f',
  D: '1e11111111111e',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  G: '0f10101311110f',
  H: '1111111f111111',
  I: '0e04040404040e',
  J: '0702020202120c',
  K: '11121418141211',
  L: '1010101010101f',
  M: '111b1515111111',
  N: '11191513111111',
  O: '0e11111111110e',
  P: '1e11111e101010',
  Q: '0e11111115120d',
  R: '1e11111e141211',
  S: '0f10100e01011e',
  T: '1f040404040404',
  U: '1111111111110e',
  V: '111111110a0a04',
  W: '11111115151b11',
  X: '110a0404040a11',
  Y: '110a0404040404',
  Z: '1f01020408101f',
  '0': '0e11131519110e',
  '1': '040c040404040e',
  '2': '0e11010608101f',
  '3': '1e01010e01011e',
  '4': '02060a121f0202',
  '5': '1f101e0101110e',
  '6': '0608101e11110e',
  '7': '1f010204080808',
  '8': '0e11110e11110e',
  '9': '0e11110f01020c',
  '.': '00000000000c0c',
  ',': '00000000060408',
  ':': '000c0c000c0c00',
  '-': '0000001f000000',
  '+': '0004041f040400',
  '±': '04041f0404001f',
  '°': '0c12120c000000',
  '(': '02040808080402',
  ')': '08040202020408',
  '–': '0000001f000000',
  '−': '0000001f000000',
  '%': '191a0204080b13',
  '/': '01020204080810',
};

/** Height of one line of text in pixels, its space below included. */
export const lineHeight = (dot: number): number => (glyphRows + 4) * dot;
export const textWidth = (text: string, dot: number): number => text.length * (glyphColumns + 1) * dot;

/** Writes one line in capitals; a dot of a letter is `dot` pixels wide. Unknown letters leave a gap. */
export function drawText(canvas: Canvas, text: string, left: number, top: number, dot: number, color: Color): void {
  for (const [index, letter] of [...text.toUpperCase()].entries()) {
    const rows = Buffer.from(glyphs[letter] ?? '', 'hex');
    for (const [row, bits] of rows.entries()) {
      for (let column = 0; column < glyphColumns; column++) {
        const isSet = (bits >> (glyphColumns - 1 - column)) & 1;
        if (isSet === 0) continue;
        canvas.fillRectangle(left + (index * (glyphColumns + 1) + column) * dot, top + row * dot, dot, dot, color);
      }
    }
  }
}
