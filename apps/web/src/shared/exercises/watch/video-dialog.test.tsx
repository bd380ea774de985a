// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import type { VideoEmbed } from '@trueswing/contracts';
import { useState } from 'react';
import { Route } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { embedWith, exerciseWith } from '../../../../test/fixtures/exercises.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openRoutes } from '../../../../test/fixtures/open-routes.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { standInForFigures } from '../../../../test/fixtures/stand-in-for-figures.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { currentUserQuery } from '../../session/current-user.queries.ts';
import { makeQueryClient } from '../../session/query-client.ts';
import { VideoDialog, type WatchedExercise } from './video-dialog.tsx';
import { videoEmbedQuery } from './video-embed.queries.ts';

const path = '/api/youtube/embed/glute-bridge';
const exercise = exerciseWith();
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  standInForFigures();
});

const answerWith = (part: Partial<VideoEmbed>) => {
  server.answers[path] = () => Response.json(embedWith(part));
};

interface OpenProps {
  watched?: WatchedExercise | null;
  onComplete?: () => void;
  isCompleted?: boolean;
}
function Opener({ watched = exercise, ...props }: OpenProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <VideoDialog exercise={watched} isOpen={isOpen} onClose={() => setIsOpen(false)} {...props} />
    </>
  );
}
const open = (props: OpenProps = {}) => openRoutes('/', <Route path="/" element={<Opener {...props} />} />);

const watchUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test('while it loads, it says so beside the figure', async () => {
  server.answers[path] = () => new Promise(() => undefined);
  await open();
  expect(screen.getByRole('dialog', { name: 'Glute Bridge' })).toBeDefined();
  expect(screen.getByText('Loading video...')).toBeDefined();
  expect(document.querySelector('[data-figure=bridge]')).not.toBeNull();
});

test('a video is embedded, and shown as loading until it is there', async () => {
  answerWith({ embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' });
  await open();
  const player = screen.getByTitle<HTMLIFrameElement>('Glute Bridge');
  expect(player.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(screen.getByText('Loading video...')).toBeDefined();
  fireEvent.load(player);
  expect(screen.queryByText('Loading video...')).toBeNull();
});

test.each([
  ['without a video, the figure leads to a search', null, embedWith().watchUrl, /Search on YouTube.*Opens in new tab/],
  [
    'a video that cannot be embedded is watched on YouTube',
    watchUrl,
    watchUrl,
    /Click to watch on YouTube.*Opens in new tab/,
  ],
])('%s in a new tab', async (_, videoUrl, address, name) => {
  answerWith({ videoUrl, watchUrl: address });
  await open();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  expect([link.href, link.target, link.rel]).toEqual([address, '_blank', 'noopener noreferrer']);
  expect(document.querySelector('[data-figure=bridge]')).not.toBeNull();
});

test('the figure moves until it is paused', async () => {
  answerWith({});
  await open();
  const trunk = () => document.querySelector('[data-part=trunk]')?.getAttribute('d');
  const before = trunk();
  await advance(1);
  expect(trunk()).not.toBe(before);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the movement' }));
  await advance(0.1);
  const paused = trunk();
  await advance(1);
  expect(trunk()).toBe(paused);
  expect(screen.getByRole('button', { name: 'Play the movement' })).toBeDefined();
});

test('shows cues, muscles, equipment, the variant and who should take care', async () => {
  answerWith({});
  await open();
  for (const text of [
    'Push through your heels.',
    'Glutes, Hamstrings',
    'Mat, Resistance band',
    'With a band',
    'Put a band above your knees and press out against it.',
    'Ask first if your lower back hurts.',
    'Easy',
  ]) {
    expect(screen.getByText(text), text).toBeDefined();
  }
});

test('an exercise for the body alone has neither equipment nor a variant', async () => {
  answerWith({ equipment: [], variant: null, contraindications: [] });
  await open();
  expect(screen.getByText('Just your body')).toBeDefined();
  expect(screen.queryByText('With a band')).toBeNull();
});

test('a golfer who may not watch sees the figure and no error', async () => {
  server.answers[path] = refusal(403, 'premium-required', 'This needs Premium. Upgrade to continue.');
  await open();
  expect(screen.getByText('Video will load here')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a golfer whose Premium has ended is loaded again, and watches after paying', async () => {
  server.answers[path] = refusal(403, 'premium-required', 'This needs Premium. Upgrade to continue.');
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery.queryKey, golferWith({ isPremium: true }));
  const embed = new QueryObserver(queryClient, videoEmbedQuery('glute-bridge'));
  const leave = embed.subscribe(() => undefined);
  await advance(0.1);
  expect(embed.getCurrentResult().data).toBeNull();
  expect(queryClient.getQueryState(currentUserQuery.queryKey)?.isInvalidated).toBe(true);
  leave();
  answerWith({});
  embed.subscribe(() => undefined);
  await advance(0.1);
  expect(embed.getCurrentResult().data).toEqual(embedWith());
});

test('a failure says so and can be tried again', async () => {
  server.answers[path] = refusal(500, 'internal-error', 'Something went wrong on our side.');
  await open();
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch embed data');
  answerWith({});
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Push through your heels.')).toBeDefined();
});

test('without data of the exercise it says that there is no video', async () => {
  await open({ watched: null });
  expect(screen.getByText('No video available for this exercise.')).toBeDefined();
  expect(server.calls).toEqual([]);
});

test('the exercise is completed from here, once', async () => {
  answerWith({});
  const onComplete = vi.fn();
  await open({ onComplete });
  fireEvent.click(screen.getByRole('button', { name: 'Complete' }));
  expect(onComplete).toHaveBeenCalledOnce();
});

test('a completed exercise reads Done', async () => {
  answerWith({});
  await open({ onComplete: () => undefined, isCompleted: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
});

test('within a day, opening it again makes no call', async () => {
  answerWith({});
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await advance(23 * 60 * 60);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  await advance(0.1);
  expect(screen.getByText('Push through your heels.')).toBeDefined();
  expect(server.calls.map((call) => call.path)).toEqual([path]);
});
