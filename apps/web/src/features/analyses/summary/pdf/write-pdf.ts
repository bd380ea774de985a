import type { SwingAnalysis } from '@trueswing/contracts';
import { jsPDF } from 'jspdf';
import {
  makePdfWriter,
  type PdfWriter,
  pdfColors,
  pdfInner,
  pdfMargin,
  pdfPage,
  writePdfHead,
} from '../../../../shared/files/pdf-writer.ts';
import { drawKeyFrames } from '../draw-key-frames.ts';
import type { KeyFrames } from '../load-key-frames.ts';
import type { SwingSummary } from '../summarize.ts';
import { type ReportSection, reportSections, shotNumbers } from './report-sections.ts';

const page = pdfPage;
const margin = pdfMargin;
const inner = pdfInner;
const colors = pdfColors;
/** Pixels of the strip of key frames. */
const strip = { width: 1596, height: 690 } as const;

/** Writes the report on one page, as text that can be searched and selected. */
export function writePdf(analysis: SwingAnalysis, summary: SwingSummary, keyFrames: KeyFrames | null): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'pt', format: 'letter', compress: true });
  pdf.setProperties({ title: `Swing report, ${summary.club}, ${summary.date}`, creator: 'TrueSwing' });
  pdf.setLanguage('en-US');
  const write = makePdfWriter(pdf);

  writePdfHead(pdf, write, `${summary.club} · ${summary.date}`);

  let y = 88;
  for (const line of write.lines(summary.sentence, inner, { size: 17, weight: 'bold' })) {
    write(line, margin, y, { size: 17, weight: 'bold' });
    y += 22;
  }
  if (keyFrames) {
    const height = (inner * strip.height) / strip.width;
    pdf.addImage(drawStrip(keyFrames), 'JPEG', margin, y - 8, inner, height);
    y += height + 6;
  }
  y = writeFigures(pdf, write, summary, y);
  y = writeShot(write, analysis, y);
  writeSections(write, reportSections(analysis, summary.advice), y);
  const foot = 'The range holds the true value in about nine of ten swings.';
  write(foot, margin, page.height - 26, { size: 8, color: colors.muted });
  return pdf.output('arraybuffer');
}

/** The key frames on the color of the page's header: their names are white. */
function drawStrip(keyFrames: KeyFrames): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, strip);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = colors.turf;
  context.fillRect(0, 0, strip.width, strip.height);
  drawKeyFrames(context, keyFrames, { left: 16, top: 16, width: strip.width - 32, height: strip.height - 24 });
  return canvas;
}

/** The four numbers of the mobility card, beside each other. Returns where the next part begins. */
function writeFigures(pdf: jsPDF, write: PdfWriter, { figures }: SwingSummary, top: number): number {
  const gap = 8;
  const width = (inner - gap * (figures.length - 1)) / figures.length;
  for (const [index, { label, figure, range, isWide, verdict }] of figures.entries()) {
    const left = margin + index * (width + gap);
    pdf.setFillColor(colors.paper).roundedRect(left, top, width, 72, 6, 6, 'F');
    write(label, left + 10, top + 17, { size: 9, color: colors.muted });
    write(figure, left + 10, top + 42, { size: isWide ? 14 : 22, weight: 'bold' });
    write(range, left + width - 10, top + 42, { size: 9, color: colors.muted, align: 'right' });
    write(verdict?.text ?? '', left + 10, top + 60, { size: 10, weight: 'bold', color: colors.turf });
  }
  return top + 96;
}

/** The launch monitor's numbers in one row, if there are any. */
function writeShot(write: PdfWriter, analysis: SwingAnalysis, top: number): number {
  const numbers = shotNumbers(analysis);
  if (numbers.length === 0) return top;
  const gap = 6;
  const width = inner / numbers.length;
  const small = { size: 8, color: colors.muted };
  let bottom = top + 14;
  for (const [index, { label, value, words }] of numbers.entries()) {
    const left = margin + index * width;
    write(label, left, top, small);
    write(value, left, top + 14, { size: 10, weight: 'bold' });
    for (const [nth, line] of (words ? write.lines(words, width - gap, small) : []).entries()) {
      write(line, left, top + 25 + nth * 9, small);
      bottom = Math.max(bottom, top + 25 + nth * 9);
    }
  }
  return bottom + 24;
}

/** As many sections as fit on the page. */
function writeSections(write: PdfWriter, sections: ReportSection[], top: number): void {
  const bottom = page.height - 44;
  const [size, lineHeight] = [9.5, 12.5];
  let y = top;
  for (const { title, sentences } of sections) {
    const paragraphs = sentences.map((sentence) => write.lines(sentence, inner, { size }));
    if (y + 14 + (paragraphs[0]?.length ?? 0) * lineHeight > bottom) return;
    write(title, margin, y, { size: 11, weight: 'bold', color: colors.turf });
    y += 14;
    for (const lines of paragraphs) {
      if (y + (lines.length - 1) * lineHeight > bottom) return;
      for (const line of lines) {
        write(line, margin, y, { size });
        y += lineHeight;
      }
    }
    y += 8;
  }
}
