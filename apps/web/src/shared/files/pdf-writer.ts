import type { jsPDF } from 'jspdf';
import { toPdfText } from './pdf-text.ts';

/** US Letter in points. */
export const pdfPage = { width: 612, height: 792 } as const;
export const pdfMargin = 40;
export const pdfInner = pdfPage.width - 2 * pdfMargin;
export const pdfColors = { ink: '#10231b', muted: '#4c5c54', turf: '#0d4a33', paper: '#e4eedf' } as const;

/**
 * Part of a width that texts take. The font is not embedded: a viewer without Helvetica or a font of its widths shows another one, of which
 * DejaVu Sans is 1.2 times as wide, and 1.3 times in bold.
 */
export const pdfTextShare = { normal: 0.83, bold: 0.77 } as const;

interface TextStyle {
  size: number;
  weight?: 'normal' | 'bold';
  color?: string;
  align?: 'left' | 'right';
}
export type PdfWriter = ReturnType<typeof makePdfWriter>;

/** Writes texts in the standard font of the page. */
export function makePdfWriter(pdf: jsPDF) {
  const setStyle = ({ size, weight = 'normal', color = pdfColors.ink }: TextStyle) =>
    pdf.setFont('helvetica', weight).setFontSize(size).setTextColor(color);
  const write = (text: string, x: number, y: number, style: TextStyle): void => {
    setStyle(style).text(toPdfText(text), x, y, { align: style.align ?? 'left' });
  };
  /** Breaks a text into lines of a width. */
  const lines = (text: string, width: number, style: TextStyle): string[] => {
    setStyle(style);
    return pdf.splitTextToSize(toPdfText(text), width * pdfTextShare[style.weight ?? 'normal']) as string[];
  };
  return Object.assign(write, { lines });
}

/** The head of a page: the name of the product, and what the page is about. */
export function writePdfHead(pdf: jsPDF, write: PdfWriter, subject: string): void {
  pdf.setFillColor(pdfColors.turf).rect(0, 0, pdfPage.width, 54, 'F');
  write('TrueSwing', pdfMargin, 34, { size: 20, weight: 'bold', color: '#d8f34e' });
  write(subject, pdfPage.width - pdfMargin, 34, { size: 12, color: '#ffffff', align: 'right' });
}
