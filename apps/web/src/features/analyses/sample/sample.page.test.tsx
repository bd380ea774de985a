// @vitest-environment jsdom
import { configure, fireEvent, screen } from '@testing-library/react';
import { Route } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openRoutes } from '../../../../test/fixtures/open-routes.tsx';
import { type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { standInForVideos } from '../../../../test/fixtures/stand-in-for-videos.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import SamplePage from './sample.page.tsx';
import { readSampleAnalysis } from './sample-analysis.ts';

// jsdom is slow to check for hidden elements on a large page, and nothing here is hidden.
configure({ defaultHidden: true });
vi.setConfig({ testTimeout: 30_000 });

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  standInForVideos();
});

async function open(user: ScriptedServer['user']): Promise<void> {
  server.user = user;
  await openRoutes('/sample', <Route path="/sample" element={<SamplePage />} />);
  await advance(0.1);
}
const nextStep = () => screen.getByRole('link', { name: 'Analyze your own swing' }).getAttribute('href');

test('shows a visitor the whole report in every tab, without a call for data of a golfer', async () => {
  await open(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A Sample Analysis');
  expect(document.querySelector('video')?.getAttribute('src')).toContain('face-on');
  for (const name of ['Body', 'Ball']) {
    fireEvent.click(screen.getByRole('tab', { name }));
    await advance(0.1);
    expect(screen.getByRole('tabpanel', { name }).textContent?.length).toBeGreaterThan(100);
  }
  expect(screen.queryByRole('tab', { name: 'Progress' })).toBeNull();
  expect(server.calls.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  expect(nextStep()).toBe('/api/login');
});

test('leads a golfer to the upload', async () => {
  await open(golferWith());
  expect(nextStep()).toBe('/upload');
});

test('is of both videos, with the numbers of a launch monitor', () => {
  const sample = readSampleAnalysis();
  expect(sample).toMatchObject({ ballSpeed: 112, launchMonitorAssessment: expect.any(String) });
  expect(sample.technicalDetails).toMatchObject({ downTheLine: { view: 'down-the-line' }, writer: 'deterministic' });
  expect(new Set(Object.values({ ...sample.faceOnKeyFrameUrls, ...sample.downTheLineKeyFrameUrls })).size).toBe(8);
});
