// @vitest-environment jsdom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import type { SwingAnalysis } from '@trueswing/contracts';
import { postureNeedsVideo } from '@trueswing/swing';
import { beforeEach, expect, test, vi } from 'vitest';
import { monthlyAverageOfShots } from '../../../../test/fixtures/ball.ts';
import { analysisIdOf, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { standInForVideos } from '../../../../test/fixtures/stand-in-for-videos.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import AnalysisDetailPage from './analysis-detail.page.tsx';

const id = analysisIdOf(2);
const before = finishedAnalysis({ id: analysisIdOf(1), createdAt: '2026-11-12T12:00:00.000Z', clubSpeed: 94 });
const swing = (part: Partial<SwingAnalysis> = {}) =>
  finishedAnalysis({ id, createdAt: '2026-11-20T12:00:00.000Z', ...part });
const shot = (clubSpeedMph: number) => ({ clubSpeedMph, ballSpeedMph: null, spinRpm: null, carryYd: null });

// jsdom is slow to check for hidden elements on a large page, and nothing here is hidden.
configure({ defaultHidden: true });

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.user = golferWith({ isPremium: true });
  vi.setSystemTime('2026-11-21T12:00:00.000Z');
  standInForVideos();
  server.answers[`/api/swing-analyses/user/me/previous/${id}`] = () => Response.json(before);
  for (const query of ['', `?swing=${id}`]) {
    server.answers[`/api/swing-analyses/user/me/monthly-average/driver${query}`] = () =>
      Response.json(monthlyAverageOfShots([shot(98.4), shot(94)]));
  }
  server.answers[`/api/swing-analyses/${id}/landmarks/face-on`] = () =>
    Response.json({ widthPx: 720, heightPx: 1280, frames: [] });
  server.answers[`/api/swing-analyses/${id}/comments`] = () => Response.json([]);
});

async function open(answer: () => Response): Promise<void> {
  server.answers[`/api/swing-analyses/${id}`] = answer;
  await openScreens(`/analysis/${id}`, { '/analysis/:id': <AnalysisDetailPage /> });
  await advance(0.1);
}
function openSwing(part: Partial<SwingAnalysis> = {}): Promise<void> {
  const analysis = swing(part);
  server.answers['/api/swing-analyses/user/me'] = () => Response.json([analysis, before]);
  return open(() => Response.json(analysis));
}
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);

test('shows the club and the age of the swing, and links back', async () => {
  await openSwing();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Detailed Analysis');
  expect(screen.getByText('1 day ago')).toBeDefined();
  expect(address('Back to Swing Analysis')).toBe('/analysis');
  expect(address("Today's Workout")).toBe('/daily-workout');
});

async function openTab(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('tab', { name }));
  await advance(0.1);
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows the next step and the mobility first, and the rest in three tabs', async () => {
  await openSwing();
  expect(headings()).toEqual([
    'Your next step',
    'Mobility Analysis',
    'Swing Assessment',
    'Posture and Balance',
    'Your Swing in Numbers',
    'All numbers',
    'About this video',
  ]);
  const mobility = card('Mobility Analysis');
  expect(mobility.getByText('Target 85–95° (scale 0–110°)')).toBeDefined();
  expect(mobility.getAllByText('Target 40–50° (scale 0–70°)')).toHaveLength(2);
  const assessment = card('Swing Assessment');
  expect(assessment.getByText('Strengths')).toBeDefined();
  expect(assessment.getByRole('button', { name: 'Steady head' })).toBeDefined();
  await openTab('Ball');
  expect(headings().slice(2)).toEqual([
    'Ball Flight',
    'Launch Monitor Data',
    'Performance Assessment',
    'Beside Your Average',
  ]);
  await openTab('Progress');
  expect(headings().slice(2)).toEqual(['Since Your Last Swing', 'Monthly Progress']);
});

test('a posture that only a video from behind would show is not asked for here', async () => {
  const { analysisResults } = swing();
  if (!analysisResults) throw new Error('The fixture has no texts.');
  await openSwing({ analysisResults: { ...analysisResults, posture: postureNeedsVideo } });
  expect(headings()).toContain('Balance');
  expect(screen.queryByText('Posture')).toBeNull();
  expect(screen.queryByText(postureNeedsVideo)).toBeNull();
});

test('compares the swing with the month and the previous swing', async () => {
  await openSwing();
  await openTab('Progress');
  const row = (name: string) => card('Since Your Last Swing').getByText(name).closest('li')?.textContent;
  expect(row('Club speed')).toBe('Club speed94.0 → 98.4 mphToo few swings to judge+4.4 mph');
  expect(row('Tempo')).toBe('Tempo3.1 → 3.1Within the noiseThe same');
  const slider = card('Monthly Progress').getByRole('slider', { name: 'Club speed, Driver, swing by swing' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Nov 20, 2026: 98.4 mph');
});

test('a free golfer reads under Progress what the next swing would show', async () => {
  server.user = golferWith();
  await openSwing();
  await openTab('Progress');
  expect(headings().slice(2)).toEqual(['What your next swing shows']);
  expect(address('See Premium')).toBe('/profile#plans');
});

test('with one swing the progress says what comes with the next', async () => {
  server.answers[`/api/swing-analyses/user/me/previous/${id}`] = () => Response.json(null);
  server.answers['/api/swing-analyses/user/me'] = () => Response.json([swing()]);
  await open(() => Response.json(swing()));
  await openTab('Progress');
  expect(headings().slice(2)).toEqual([]);
  expect(screen.getByText('Your first Driver swing')).toBeDefined();
});

test('progress that cannot be loaded shows an error and can be retried', async () => {
  const answers = server.answers;
  const average = answers['/api/swing-analyses/user/me/monthly-average/driver'];
  answers['/api/swing-analyses/user/me/monthly-average/driver'] = refusal(503, 'unavailable', 'Not now.');
  await openSwing();
  await openTab('Progress');
  const progress = within(screen.getByRole('tabpanel', { name: 'Progress' }));
  expect(progress.getByRole('alert').textContent).toContain('We could not load your progress. Please try again.');
  if (average) answers['/api/swing-analyses/user/me/monthly-average/driver'] = average;
  fireEvent.click(progress.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(progress.queryByRole('alert')).toBeNull();
  expect(progress.getByText('+4.4 mph')).toBeDefined();
});

test('has a mark for each swing event, and shows an error for a video that cannot be played', async () => {
  await openSwing();
  const events = within(screen.getByRole('list', { name: 'Moments of the swing' }));
  expect(events.getAllByRole('button')).toHaveLength(8);
  fireEvent.pointerEnter(events.getByRole('button', { name: 'Impact' }));
  expect(document.querySelector('li img')?.getAttribute('src')).toBe(
    `/api/swing-analyses/${id}/key-frames/face-on/impact`,
  );
  const video = document.querySelector('video') as HTMLVideoElement;
  expect(screen.getByText('Loading the video...')).toBeDefined();
  fireEvent.error(video);
  expect(screen.getByRole('alert').textContent).toContain('This video could not be played.');
  const load = vi.spyOn(video, 'load').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(load).toHaveBeenCalledOnce();
  fireEvent.canPlay(video);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed analysis shows the reason and offers another upload with its club', async () => {
  const message = 'This video does not show a golfer.';
  const technicalDetails = { error: 'no-golfer' as const, message };
  await openSwing({ technicalDetails, faceOnVideoUrl: null, clubSelection: '7-iron' });
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(address('Upload New Video')).toBe('/upload?club=7-iron');
});

test('a failed analysis leads a free golfer whose upload is spent to the plans, where the form would refuse', async () => {
  server.user = golferWith({ isPremium: false, videoUploadsUsed: 1 });
  await openSwing({ technicalDetails: { error: 'no-golfer', message: 'No golfer.' }, faceOnVideoUrl: null });
  expect(screen.queryByRole('link', { name: 'Upload New Video' })).toBeNull();
  expect(address('See what Premium adds')).toBe('/profile#plans');
});

test('a failed analysis without a message shows the specified one', async () => {
  await openSwing({ technicalDetails: { error: 'analysis-failed', message: '' }, faceOnVideoUrl: null });
  expect(screen.getByRole('alert').textContent).toBe(
    'Video analysis failed. Please try uploading again with a clearer video file.',
  );
});

test('an unknown analysis', async () => {
  await open(refusal(404, 'analysis-not-found', 'Analysis not found. Please try again.'));
  expect(screen.getByText('Analysis not found. Please try again.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(address('Upload New Video')).toBe('/upload');
});

test('an analysis that cannot be loaded can be retried', async () => {
  await open(() => new Response('', { status: 502 }));
  expect(screen.getByText('We could not load this analysis. Please try again.')).toBeDefined();
  server.answers[`/api/swing-analyses/${id}`] = () => Response.json(swing());
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(screen.getByText('Swing Assessment')).toBeDefined();
});

test('malformed details are logged, and the rest is shown', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await open(() => Response.json({ ...swing(), technicalDetails: '{"algorithm":', mobilityAnalysis: '°' }));
  expect(log).toHaveBeenCalledWith('Failed to parse analysis results', expect.anything());
  expect(screen.getByText('Swing Assessment')).toBeDefined();
  expect(screen.queryByText('AI analysis in progress...')).toBeNull();
  const calls = server.calls.length;
  await advance(10);
  expect(server.calls).toHaveLength(calls);
});

test('an analysis in progress is polled until it is complete', async () => {
  await open(() => Response.json(swing({ technicalDetails: null, faceOnVideoUrl: null })));
  expect(screen.getByText('AI analysis in progress...')).toBeDefined();
  expect(address('View Progress')).toBe(`/analysis-loading/${id}`);
  server.answers[`/api/swing-analyses/${id}`] = () => Response.json(swing());
  await advance(2.1);
  expect(screen.getByText('Swing Assessment')).toBeDefined();
});
