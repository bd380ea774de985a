// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type SwingComment, swingCommentSchema } from '@trueswing/contracts';
import { afterEach, expect, test } from 'vitest';
import { CommentList } from './comment-list.tsx';

afterEach(cleanup);

const comment: SwingComment = swingCommentSchema.parse({
  id: '0d0f7f5c-3b1e-4c2a-8f4e-000000000001',
  name: '<img src=x onerror=alert(1)>',
  text: 'See https://evil.example and <a href="https://evil.example">this</a>\njavascript:alert(1)',
  view: 'face-on',
  timeS: 1.2,
  createdAt: '2026-11-22T10:00:00.000Z',
});

test('shows what a stranger wrote as text: no link, no picture, no script', () => {
  const { container } = render(<CommentList comments={[comment]} momentOf={() => 'Top'} onShow={() => undefined} />);
  expect(container.querySelector('a, img, script')).toBeNull();
  expect(screen.getByText(/See https:\/\/evil\.example and <a href=/).textContent).toBe(comment.text);
  expect(screen.getByText(comment.name)).toBeDefined();
});

test('shows the moment of a comment in the video', () => {
  const shown: SwingComment[] = [];
  render(<CommentList comments={[comment]} momentOf={() => 'Top'} onShow={(each) => void shown.push(each)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show Top in the video' }));
  expect(shown).toEqual([comment]);
});
