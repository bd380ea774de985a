// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../../test/fixtures/test-page.ts';
import { VideoForm } from './video-form.tsx';
import { VideoPreparationContext, type VideoProblem } from './video-preparation.ts';

/** Opens the form after its videos could not be made ready. */
function openFailed(problem: VideoProblem): void {
  const unused = () => Promise.reject(new Error('Nothing is chosen or sent.'));
  const preparation = { choose: unused, prepare: unused, mustPrepare: () => false, problemOf: () => problem };
  const sending = { isPending: false, error: new Error('failed'), share: 0, isPreparing: false };
  render(
    <VideoPreparationContext value={preparation}>
      <VideoForm sending={sending} onSend={() => {}} />
    </VideoPreparationContext>,
  );
}
const reload = () => screen.queryByRole('button', { name: 'Reload the app' });

it('a video that could not be made ready for want of code offers a reload', () => {
  openFailed({ message: 'A part of the app did not load.', isMissingPart: true });
  expect(screen.getByText('A part of the app did not load.')).toBeDefined();
  expect(reload()).not.toBeNull();
});

it('a conversion that failed offers none', () => {
  openFailed({ message: 'We could not convert this video.' });
  expect(screen.getByText('We could not convert this video.')).toBeDefined();
  expect(reload()).toBeNull();
});
