import type { Recap } from '@trueswing/contracts';
import { nameMonthAndYear } from '@trueswing/domain';
import { jsPDF } from 'jspdf';
import { fitText } from '../../../shared/files/fit-text.ts';
import {
  pdfColors as colors,
  pdfInner as inner,
  makePdfWriter,
  pdfMargin as margin,
  type PdfWriter,
  pdfPage as page,
  pdfTextShare,
  writePdfHead,
} from '../../../shared/files/pdf-writer.ts';
import { figuresOf, linesOf, storyOf } from '../sum-up.ts';

const [size, smallSize, lineHeight] = [10.5, 9, 14];
/** Changes on the page. */
const mostSentences = 6;
const bottom = page.height - 44;

/** Writes the recap of a month on one page, as text that can be searched and selected. */
export function writeRecapPdf(recap: Recap): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'pt', format: 'letter', compress: true });
  const name = nameMonthAndYear(recap.month);
  pdf.setProperties({ title: `Recap, ${name}`, creator: 'TrueSwing' });
  pdf.setLanguage('en-US');
  const write = makePdfWriter(pdf);
  writePdfHead(pdf, write, name);
  let y = writeFigures(pdf, write, recap, 82);
  y = writePart(write, { title: 'My next step', sentences: [recap.next.sentence], top: y });
  y = writePart(write, { title: 'What really changed', sentences: surest(storyOf(recap)), top: y });
  const lines = linesOf(recap).map(([label, value]) => `${label}: ${value}`);
  y = writeLines(write, { title: 'What I did', lines, top: y });
  if (recap.changes.length > 0 || recap.steady !== null) {
    writePart(write, { title: 'What is missing', sentences: recap.missing, top: y });
  }
  write('Changes are compared over the half year up to the end of the month.', margin, page.height - 26, {
    size: 8,
    color: colors.muted,
  });
  return pdf.output('arraybuffer');
}

/** The large numbers beside each other. Returns where the next part begins. */
function writeFigures(pdf: jsPDF, write: PdfWriter, recap: Recap, top: number): number {
  const figures = figuresOf(recap);
  const gap = 8;
  const width = (inner - gap * (figures.length - 1)) / figures.length;
  const widthOf = (text: string, px: number) => pdf.setFont('helvetica', 'bold').setFontSize(px).getTextWidth(text);
  for (const [index, { label, figure }] of figures.entries()) {
    const left = margin + index * (width + gap);
    pdf.setFillColor(colors.paper).roundedRect(left, top, width, 66, 6, 6, 'F');
    const room = {
      width: (width - 20) * pdfTextShare.bold,
      height: 34,
      sizes: [26, 20, 15, 11],
      lineHeight: 1.1,
    } as const;
    const fitted = fitText(figure, room, widthOf);
    write(fitted.lines[0] ?? '', left + 10, top + 34, { size: fitted.size, weight: 'bold' });
    write(label, left + 10, top + 54, { size: 9, color: colors.muted });
  }
  return top + 92;
}

interface Part {
  title: string;
  sentences: readonly string[];
  top: number;
}

/** The first sentences, and how many more there are, so that there is room for what was done. */
function surest(sentences: readonly string[]): readonly string[] {
  const more = sentences.length - mostSentences;
  return more > 0 ? [...sentences.slice(0, mostSentences), `And ${more} more in the app.`] : sentences;
}

/** A heading with short lines in two columns. */
function writeLines(
  write: PdfWriter,
  { title, lines, top }: { title: string; lines: readonly string[]; top: number },
): number {
  if (lines.length === 0) return top;
  write(title, margin, top, { size: 12, weight: 'bold', color: colors.turf });
  const rows = Math.ceil(lines.length / 2);
  for (const [index, line] of lines.entries()) {
    const left = margin + (index < rows ? 0 : inner / 2 + 4);
    write(line, left, top + 17 + (index % rows) * lineHeight, { size: smallSize });
  }
  return top + 17 + rows * lineHeight + 12;
}

/** A heading with sentences; one that no longer fits on the page is left out, with all after it. No heading is alone. */
function writePart(write: PdfWriter, { title, sentences, top }: Part): number {
  let y = top + 17;
  for (const [index, sentence] of sentences.entries()) {
    const lines = write.lines(sentence, inner, { size });
    if (y + (lines.length - 1) * lineHeight > bottom) return index === 0 ? top : y;
    if (index === 0) write(title, margin, top, { size: 12, weight: 'bold', color: colors.turf });
    for (const line of lines) {
      write(line, margin, y, { size });
      y += lineHeight;
    }
    y += 3;
  }
  return sentences.length === 0 ? top : y + 12;
}
