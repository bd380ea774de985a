// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { swingCommentSchema } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { analysisIdOf } from '../../../../test/fixtures/finished-analysis.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { refusal, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { CoachComments } from './coach-comments.tsx';

const id = analysisIdOf(1);
const path = `/api/swing-analyses/${id}/comments`;
const comment = swingCommentSchema.parse({
  id: '0d0f7f5c-3b1e-4c2a-8f4e-000000000001',
  name: 'Sam',
  text: 'Turn a little more.',
  view: 'face-on',
  timeS: 1.2,
  createdAt: '2026-11-22T10:00:00.000Z',
});
const comments = <CoachComments analysisId={id} momentOf={() => 'Top'} onShow={() => undefined} />;

test('comments that are there stay when they cannot be loaded again', async () => {
  const server = scriptServer();
  server.answers[path] = () => Response.json([comment]);
  const queryClient = await openScreens('/', { '/': comments });
  expect(screen.getByText('Turn a little more.')).toBeDefined();
  server.answers[path] = refusal(503, 'store-unavailable', 'Later.');
  await settle(() => void queryClient.invalidateQueries());
  await advance(10);
  expect(screen.getByText('Turn a little more.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('comments that did not load say so', async () => {
  const server = scriptServer();
  server.answers[path] = refusal(503, 'store-unavailable', 'Later.');
  await openScreens('/', { '/': comments });
  await advance(10);
  expect(screen.getByRole('alert').textContent).toContain('Later.');
});
