import { expect, it } from 'vitest';
import { detailsUnderTest, finishedAnalysis } from '../../../../../test/fixtures/finished-analysis.ts';
import { summarize } from '../summarize.ts';
import { writePdf } from './write-pdf.ts';

const write = (part: Parameters<typeof finishedAnalysis>[0] = {}) => {
  const analysis = finishedAnalysis(part);
  return Buffer.from(writePdf(analysis, summarize(analysis, detailsUnderTest, null), null)).toString('latin1');
};
const pages = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

it('is a PDF of one page with the club and the date in its title', () => {
  const pdf = write();
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pages(pdf)).toBe(1);
  expect(pdf).toContain('Swing report, Driver, Nov 20, 2026');
});

it('stays one page however much there is to say, and without launch-monitor numbers', () => {
  const many = Array.from({ length: 60 }, (_, index) => `Sentence ${index} of a very talkative coach. `.repeat(6));
  expect(pages(write({ swingStrengths: many, swingWeaknesses: many, recommendations: many.join(' ') }))).toBe(1);
  const noShot = { clubSpeed: null, ballSpeed: null, carry: null, total: null, spinRate: null, clubPath: null };
  expect(pages(write({ ...noShot, faceAngle: null, launchMonitorAssessment: null, recommendations: null }))).toBe(1);
});
