// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { monthlyAverageOfShots } from '../../../../../test/fixtures/ball.ts';
import { analysisIdOf, finishedAnalysis } from '../../../../../test/fixtures/finished-analysis.ts';
import { scriptServer } from '../../../../../test/fixtures/scripted-server.ts';
import { standInForVideos } from '../../../../../test/fixtures/stand-in-for-videos.ts';
import { SinceLastSwingCard } from './since-last-swing-card.tsx';

beforeEach(() => {
  scriptServer();
  standInForVideos();
});
afterEach(cleanup);

const show = (clubSpeed: number) => {
  const previous = finishedAnalysis({ id: analysisIdOf(1), clubSpeed: 94 });
  const average = monthlyAverageOfShots([94, 94.5, 93.5, 94].map((clubSpeedMph) => ({ clubSpeedMph })));
  const analysis = finishedAnalysis({ id: analysisIdOf(2), clubSpeed });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SinceLastSwingCard analysis={analysis} previous={previous} average={average} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const clubSpeed = () => screen.getByText('Club speed').closest('li')?.textContent;
const note = () => screen.queryByText('About one number in ten differs this much by chance.');

test('a number beyond the noise of two swings is not called real, and leads to all swings', () => {
  show(98.4);
  expect(clubSpeed()).toContain('More than the noise');
  expect(note()).not.toBeNull();
  const link = screen.getByRole('link', { name: 'See what lasts over all your swings' });
  expect(link.getAttribute('href')).toBe('/progress');
  expect(document.body.textContent).not.toMatch(/\breal/i);
});

test('numbers within the noise need no such note', () => {
  show(94.2);
  expect(clubSpeed()).toContain('Within the noise');
  expect(note()).toBeNull();
});
