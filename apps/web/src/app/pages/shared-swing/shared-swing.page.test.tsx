// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { Route } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { openRoutes } from '../../../../test/fixtures/open-routes.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { standInForVideos } from '../../../../test/fixtures/stand-in-for-videos.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import SharedSwingPage from './shared-swing.page.tsx';

// jsdom is slow to check for hidden elements on a large page, and nothing here is hidden.
configure({ defaultHidden: true });

const token = 'Zx3-token-Qw7e';
const comment = {
  id: '0d0f7f5c-3b1e-4c2a-8f4e-000000000009',
  name: 'Kim',
  text: 'Quiet head.',
  view: 'face-on',
  // The frame of the top in the fixture.
  timeS: 112 / 120,
  createdAt: '2026-11-21T10:00:00.000Z',
};
const { userId: _owner, ...analysis } = finishedAnalysis({
  faceOnLandmarksUrl: `/api/shared/${token}/landmarks/face-on`,
});
const shared = {
  analysis,
  golferName: 'Ada',
  stature: null,
  expiresAt: '2027-02-19T12:00:00.000Z',
  comments: [comment],
};

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  vi.setSystemTime('2026-11-21T12:00:00.000Z');
  standInForVideos();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  server.user = null;
  server.answers[`/api/shared/${token}`] = () => Response.json(shared);
  server.answers[`/api/shared/${token}/landmarks/face-on`] = () =>
    Response.json({ widthPx: 720, heightPx: 1280, frames: [] });
});

async function open(): Promise<void> {
  await openRoutes(`/shared/${token}`, <Route path="/shared/:token" element={<SharedSwingPage />} />);
  await advance(0.1);
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('shows the report without an account, and calls for nothing but what the link opens', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada’s Swing');
  expect(screen.getByText(/Driver/)).toBeDefined();
  expect(screen.getByText(/This link works until Feb 19, 2027/)).toBeDefined();
  for (const name of ['Body', 'Ball']) {
    fireEvent.click(screen.getByRole('tab', { name }));
    await advance(0.1);
    expect(screen.getByRole('tabpanel', { name }).textContent?.length).toBeGreaterThan(100);
  }
  expect(screen.queryByRole('tab', { name: 'Progress' })).toBeNull();
  expect(server.calls.filter(({ path }) => !path.startsWith(`/api/shared/${token}`))).toEqual([]);
});

test('asks a coach for nothing that only the golfer can do, and leads to the app once, at the end', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'The golfer’s next step' })).toBeDefined();
  const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const toApp = [['Try it with your own swing', '/']];
  expect(links()).toEqual(toApp);
  const dial = screen.getByRole('button', { name: /^X-Factor/ });
  for (const opensSheet of [dial, screen.getByRole('button', { name: /^(See what helps|Show me how)$/ })]) {
    fireEvent.click(opensSheet);
    await advance(0.1);
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(links()).toEqual(toApp);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await advance(0.3);
  }
});

test('a swing without launch monitor numbers says so, and asks a coach for none', async () => {
  const none = { clubSpeed: null, ballSpeed: null, carry: null, total: null, spinRate: null, clubPath: null };
  server.answers[`/api/shared/${token}`] = () =>
    Response.json({ ...shared, analysis: { ...analysis, ...none, faceAngle: null } });
  await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Ball' }));
  await advance(0.1);
  expect(screen.getByRole('tabpanel', { name: 'Ball' }).textContent).toBe('No launch monitor numbers with this swing.');
});

test('shows lengths as the golfer reads them', async () => {
  await open();
  expect(screen.getByText('Hip sway').closest('button')?.textContent).toMatch(/^Hip sway\d+ %/);
  expect(screen.getByText('The % are of your height.')).toBeDefined();
  cleanup();
  server.answers[`/api/shared/${token}`] = () => Response.json({ ...shared, stature: { heightCm: 180, unit: 'cm' } });
  await open();
  expect(screen.getByText('Hip sway').closest('button')?.textContent).toMatch(/^Hip sway\d+ cm/);
  expect(screen.queryByText('The % are of your height.')).toBeNull();
});

test('shows no name that the golfer did not give', async () => {
  server.answers[`/api/shared/${token}`] = () => Response.json({ ...shared, golferName: null });
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A Golfer’s Swing');
});

test('says what to do when the link has ended, and shows nothing of the swing', async () => {
  server.answers[`/api/shared/${token}`] = refusal(404, 'share-not-found', 'This link does not work any more.');
  await open();
  expect(screen.getByText('This link does not work any more')).toBeDefined();
  expect(screen.getByText(/ask the golfer for a new one/)).toBeDefined();
  expect(document.querySelector('video')).toBeNull();
});

test('tries again after a failure of the server', async () => {
  server.answers[`/api/shared/${token}`] = refusal(
    503,
    'not-ready',
    'We are restarting. Please try again in a moment.',
  );
  await open();
  server.answers[`/api/shared/${token}`] = () => Response.json(shared);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada’s Swing');
});

test('names the moment of a comment, and sends a new one at the frame that the video shows', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Show Top in the video' }));
  server.answers[`/api/shared/${token}/comments`] = () =>
    Response.json({ ...comment, id: '0d0f7f5c-3b1e-4c2a-8f4e-00000000000a', text: 'Well held.' }, { status: 201 });
  fireEvent.click(screen.getByRole('button', { name: 'Comment on This Frame' }));
  await advance(0.1);
  expect(screen.getByText(/About this moment: Top/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await advance(0.1);
  expect(screen.getByText('Please enter your name, at most 60 characters.')).toBeDefined();
  expect(server.posts).toEqual([]);
  type('Your name', ' Kim ');
  type('Comment', 'Well held.');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await advance(0.1);
  expect(server.posts).toEqual([
    {
      path: `/api/shared/${token}/comments`,
      body: { name: 'Kim', text: 'Well held.', view: 'face-on', timeS: expect.closeTo(112 / 120, 6) },
    },
  ]);
  expect(screen.getByText('Well held.')).toBeDefined();
});

test('keeps what was typed when a comment is refused', async () => {
  await open();
  const sentence = 'Too many attempts. Please try again in an hour.';
  server.answers[`/api/shared/${token}/comments`] = refusal(429, 'too-many-requests', sentence);
  fireEvent.click(screen.getByRole('button', { name: 'Comment on This Frame' }));
  await advance(0.1);
  type('Your name', 'Kim');
  type('Comment', 'Well held.');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await advance(0.1);
  expect(screen.getByText(sentence)).toBeDefined();
  expect((screen.getByLabelText('Comment') as HTMLTextAreaElement).value).toBe('Well held.');
});
