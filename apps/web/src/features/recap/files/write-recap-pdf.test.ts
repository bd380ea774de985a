import { inflateSync } from 'node:zlib';
import type { Recap } from '@trueswing/contracts';
import { jsPDF } from 'jspdf';
import { expect, it } from 'vitest';
import { longestRecap, recapOf } from '../../../../test/fixtures/recap.ts';
import { writeRecapPdf } from './write-recap-pdf.ts';

const write = (recap: Recap) => Buffer.from(writeRecapPdf(recap));
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

/** The drawing commands of the page. */
function contentOf(pdf: Buffer): string {
  const start = pdf.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(pdf.subarray(start, pdf.indexOf('endstream', start))).toString('latin1');
}
/** Baselines of the texts, from the lower edge of the page. */
const baselinesOf = (pdf: Buffer) => [...contentOf(pdf).matchAll(/[\d.]+ ([\d.]+) Td/g)].map(([, y]) => Number(y));

it('is a PDF of one page with the month in its title and its numbers as text', () => {
  const pdf = write(recapOf());
  expect(pages(pdf)).toBe(1);
  expect(pdf.toString('latin1')).toContain('Recap, November 2026');
  const content = contentOf(pdf);
  for (const text of ['(November 2026)', '(123)', '(Turn your hips farther.)', '(7-Iron: 120 shots, carry 150 yd)']) {
    expect(content).toContain(text);
  }
});

it('stays one page with the longest values, and writes nothing below its foot', () => {
  const pdf = write(longestRecap());
  expect(pages(pdf)).toBe(1);
  const baselines = baselinesOf(pdf);
  expect(baselines.length).toBeGreaterThan(20);
  expect(Math.min(...baselines)).toBeGreaterThanOrEqual(26);
  expect(baselines.filter((y) => y < 44)).toHaveLength(1);
  const content = contentOf(pdf);
  for (const text of [
    '(19,999,998)',
    '(And 25 more in the app.)',
    '(Exercises: 9,999,999)',
    '(Mobility checks: 9,999,999)',
  ])
    expect(content).toContain(text);
  // All clubs.
  expect(content.match(/: 9,999,999 shots, carry 400 yd\)/g)).toHaveLength(15);
});

it('leaves no heading alone', () => {
  const pdf = write(recapOf({ missing: ['Check your mobility. '.repeat(400)] }));
  expect(contentOf(pdf)).not.toContain('(What is missing)');
});

it('leaves room at the right for a viewer with a wider font', () => {
  const ruler = new jsPDF({ unit: 'pt', format: 'letter' });
  ruler.setFont('helvetica', 'normal').setFontSize(10.5);
  const texts = [...contentOf(write(longestRecap())).matchAll(/\((.+)\) Tj/g)].map(([, text = '']) => text);
  const sentences = texts.filter((text) => /hips farther|Early extension/.test(text));
  expect(sentences.length).toBeGreaterThan(8);
  // A sixth wider they end before the margin.
  for (const text of sentences) expect(ruler.getTextWidth(text) * 1.17).toBeLessThanOrEqual(532);
});

it('has a month without anything', () => {
  const empty = recapOf({
    swings: [],
    shots: [],
    checks: 0,
    training: null,
    changes: [],
    missing: [],
    isSwingCompared: false,
  });
  expect(contentOf(write(empty))).toContain('(There is too little to compare yet.)');
});
