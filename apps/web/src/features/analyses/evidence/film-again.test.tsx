// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { UploadStatus } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { openReport } from '../../../../test/fixtures/open-report.tsx';
import '../../../../test/fixtures/test-page.ts';
import { FilmAgain } from './film-again.tsx';

const show = (reader: { uploads?: Partial<UploadStatus> } | 'guest') =>
  openReport(<FilmAgain video="down-the-line" analysis={finishedAnalysis()} />, () => undefined, reader);
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const advice = () => screen.getByText(/^One phone is enough\./);

test('the golfer is led to the upload of the club', () => {
  show({});
  expect(advice()).toBeDefined();
  expect(links()).toEqual([['Film from behind too', '/upload?club=driver']]);
});

test('a free golfer whose upload is used is led to Premium instead of a form that refuses', () => {
  show({ uploads: { isPremium: false, isFreeLimitReached: true, canUploadDriver: false, canUploadSevenIron: false } });
  expect(advice()).toBeDefined();
  expect(screen.getByText(/^A second video needs Premium\./)).toBeDefined();
  expect(links()).toEqual([['See Premium', '/profile#plans']]);
});

test('a Premium golfer who uploaded this club reads when the next upload opens', () => {
  show({ uploads: { canUploadDriver: false, weeklyDriverUploaded: true } });
  expect(screen.getByText('You can upload this club again from Sunday at midnight (CT).')).toBeDefined();
  expect(links()).toEqual([]);
});

test('a Premium golfer with ten analyses today reads that the next day opens this club', () => {
  show({ uploads: { canUploadDriver: false, canUploadSevenIron: false } });
  expect(screen.getByText('10 analyses a day are done. Upload again after midnight (CT).')).toBeDefined();
  expect(links()).toEqual([]);
});

test('the upload of the other club does not count', () => {
  show({ uploads: { canUploadSevenIron: false, weeklySevenIronUploaded: true } });
  expect(links()).toHaveLength(1);
});

test('a coach reads the advice, and is not led to an upload of their own', () => {
  show('guest');
  expect(advice()).toBeDefined();
  expect(links()).toEqual([]);
});
