// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { finishedAnalysis } from '../../../test/fixtures/finished-analysis.ts';
import {
  choose,
  click,
  comeBack,
  freeStatus,
  leave,
  openApp,
  openFilledForm,
  SentUpload,
  server,
  someVideo,
  startServer,
  submit,
  toast,
  type,
} from '../../../test/fixtures/open-upload.tsx';
import { advance, settle } from '../../../test/fixtures/test-page.ts';

beforeEach(startServer);

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

const closed = { canUploadDriver: false, canUploadSevenIron: false };
describe('at the limit', () => {
  test('a free golfer gets links to Premium and home', async () => {
    server.status = { ...freeStatus, isFreeLimitReached: true };
    await openApp();
    expect(screen.getByRole('heading').textContent).toBe('Upload Limit Reached');
    screen.getByText("You've used your free video upload. Upgrade to premium for weekly uploads.");
    expect(links()).toContainEqual(['Upgrade Now', '/profile#plans']);
    expect(links()).toContainEqual(['Return to Dashboard', '/']);
    expect(screen.queryByRole('button', { name: 'Analyze My Swing' })).toBeNull();
  });

  test.each([
    [
      'the running or finished analysis, also after a reload',
      [finishedAnalysis()],
      `/analysis-loading/${finishedAnalysis().id}`,
    ],
    ['the analyses, if it was deleted', [], '/analysis'],
  ])('the gate leads to %s', async (_, analyses, address) => {
    server.status = { ...freeStatus, isFreeLimitReached: true };
    const answered = fetch;
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/swing-analyses/user/me' ? Response.json(analyses) : answered(path),
    );
    await openApp();
    expect(links()).toContainEqual(['See Your Analysis', address]);
  });

  test('a golfer whose upload was returned does not see the old limit', async () => {
    server.status = { ...freeStatus, isFreeLimitReached: true };
    await openApp();
    await click('Home tab', 'link');
    const answered = fetch;
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === '/api/upload-status/me') await wait;
      return answered(path);
    });
    server.status = freeStatus;
    await click('Upload tab', 'link');
    expect(screen.queryByText('Upload Limit Reached')).toBeNull();
    release();
    await advance(0.1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upload Your Swing');
  });

  test('the form opens when the golfer comes back to the screen after the limit has ended', async () => {
    server.status = { ...freeStatus, isPremium: true, ...closed, weeklyDriverUploaded: true };
    await openApp();
    server.status = { ...freeStatus, isPremium: true };
    await settle(() => window.dispatchEvent(new Event('visibilitychange')));
    await advance(0.1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upload Your Swing');
  });

  test('a form that is on its way stays as it is when the golfer comes back to the screen', async () => {
    await openFilledForm();
    await submit();
    server.status = { ...freeStatus, isFreeLimitReached: true };
    const answered = vi.fn(fetch);
    vi.stubGlobal('fetch', answered);
    await settle(() => window.dispatchEvent(new Event('visibilitychange')));
    await advance(0.1);
    expect(answered.mock.calls.map(([path]) => path)).not.toContain('/api/upload-status/me');
    await click('Cancel Upload');
  });

  test('a Premium golfer sees when the week ends', async () => {
    const weeklyUploads = { weeklyDriverUploaded: true, weeklySevenIronUploaded: true };
    server.status = { ...freeStatus, isPremium: true, ...closed, ...weeklyUploads };
    await openApp();
    expect(screen.getByRole('heading').textContent).toBe('Weekly Upload Limit Reached');
    expect(links()).toContainEqual(['Return to Dashboard', '/']);
    expect(screen.queryByText('Upgrade Now')).toBeNull();
  });

  test.each([false, true])(
    'a golfer with ten analyses today sees that the day is full, not the week (Premium: %s)',
    async (isPremium) => {
      server.status = { ...freeStatus, isPremium, ...closed };
      await openApp();
      expect(screen.getByRole('heading').textContent).toBe('Daily Upload Limit Reached');
      screen.getByText('10 analyses a day are done. Upload again after midnight (CT).');
      expect(screen.queryByText(/Sunday/)).toBeNull();
      expect(screen.queryByText('Upgrade Now')).toBeNull();
    },
  );
});

describe('the form', () => {
  test('the sample swing is a finished report, and uses no upload', async () => {
    await openApp();
    expect(links()).toContainEqual(['Try a sample swing', '/sample']);
    expect(screen.queryByRole('button', { name: /sample/ })).toBeNull();
  });

  test('opens with the club of the URL', async () => {
    await openApp('/upload?club=7-iron');
    expect(isChecked('7-Iron')).toBe(true);
  });

  test('opens for an hour with the club of the swing that was sent before', async () => {
    await openFilledForm();
    await submit();
    await SentUpload.last.answer(200, { id: finishedAnalysis().id });
    screen.getByText('The loading screen');
    await comeBack();
    expect(isChecked('7-Iron')).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('');
    cleanup();
    await advance(3601);
    await openApp();
    expect(isChecked('Driver')).toBe(true);
  });

  test('keeps the chosen club when the golfer comes back by Back to the URL with another one', async () => {
    await openApp('/upload?club=driver');
    await click('7-Iron', 'radio');
    await leave();
    await click('Back');
    await advance(0.1);
    expect(isChecked('7-Iron')).toBe(true);
  });

  test('keeps the chosen club when the golfer goes back to an earlier visit with another one', async () => {
    await openApp('/upload?club=driver');
    await leave();
    await comeBack();
    await click('7-Iron', 'radio');
    for (let back = 0; back < 2; back += 1) {
      await click('Back');
      await advance(0.1);
    }
    expect(isChecked('7-Iron')).toBe(true);
  });

  test('selects the club that a Premium golfer can still upload this week', async () => {
    server.status = { ...freeStatus, isPremium: true, canUploadDriver: false, weeklyDriverUploaded: true };
    await openApp('/upload?club=driver');
    expect(isChecked('7-Iron')).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Driver' }).disabled).toBe(true);
  });

  test('offers the down-the-line video to Premium golfers only', async () => {
    await openApp();
    expect(screen.getByLabelText<HTMLInputElement>('Down-the-Line Video').disabled).toBe(true);
    screen.getByText('Premium only');
    cleanup();
    server.status = { ...freeStatus, isPremium: true };
    await openApp();
    expect(screen.getByLabelText<HTMLInputElement>('Down-the-Line Video').disabled).toBe(false);
  });

  test('shows a toast for a chosen video, and removes it again', async () => {
    await openApp();
    await choose('Face-On Video', someVideo());
    expect(toast()).toBe('Video AddedNothing is sent until you tap Analyze My Swing.');
    screen.getByText('swing.mp4');
    await click('Remove the face-on video');
    expect(screen.queryByText('swing.mp4')).toBeNull();
  });

  test.each([
    ['an empty file', new File([], 'a.mp4'), 'Invalid Video File', 'Video file appears to be empty'],
    [
      'a text',
      new File(['hello'], 'a.txt', { type: 'text/plain' }),
      'Invalid Video File',
      'Selected file is not a video',
    ],
    [
      'another format',
      new File(['x'], 'a.ogv', { type: 'video/ogg' }),
      'Video Format Not Supported',
      'OGV format is not supported',
    ],
  ])('rejects %s', async (_, file, title, sentence) => {
    await openApp();
    await choose('Face-On Video', file);
    expect(toast()).toBe(title + sentence);
    // Stays after the toast and is announced with the field.
    const field = screen.getByLabelText('Face-On Video');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence);
  });

  test('requires the face-on video', async () => {
    await openApp();
    await click('Analyze My Swing');
    expect(toast()).toBe('Face-On Video RequiredPlease upload a face-on view video to proceed.');
  });

  test('what prevents the upload stays in the bar of the button until the form changes', async () => {
    const note = () => screen.queryByText('Club path must be between -20 and 20 °.', { selector: '[data-action] p' });
    await openApp();
    await choose('Face-On Video', someVideo());
    await click('Male (PGA)', 'radio');
    await type('Club speed (mph)', '90');
    await type('Ball speed (mph)', '130');
    await type('Club path (°)', '21');
    await click('Analyze My Swing');
    await advance(6);
    expect(toast()).toBe('');
    expect(note()).not.toBeNull();
    // The toast was read aloud already.
    expect(note()?.closest('[role=alert]')).toBeNull();
    await type('Club path (°)', '2');
    expect(note()).toBeNull();
  });

  test.each([
    [{ 'Carry (yd)': '200' }, 'Incomplete Launch Monitor Data'],
    [{ 'Club speed (mph)': '0', 'Ball speed (mph)': '130' }, 'Invalid Speed Values'],
    [{ 'Club speed (mph)': '90', 'Ball speed (mph)': '201' }, 'Invalid ValueBall speed must be between 0 and 200 mph.'],
    [{ 'Launch angle (°)': '12' }, 'Incomplete Launch Monitor Data'],
    [{ Age: '101' }, 'Invalid ValueAge must be a whole number between 10 and 100.'],
  ])('shows the problem with %j', async (typed, title) => {
    await openApp();
    await choose('Face-On Video', someVideo());
    await click('Male (PGA)', 'radio');
    for (const [label, value] of Object.entries(typed)) await type(label, value);
    await click('Analyze My Swing');
    expect(toast()).toContain(title);
    expect(SentUpload.all).toEqual([]);
  });

  test.each([
    ['Club path (°)', 'Invalid ValueClub path must be between -20 and 20 °, written like 1.5.'],
    ['Age', 'Invalid ValueAge must be a whole number between 10 and 100.'],
  ])('sends nothing while the field %s shows what it cannot read, as "+1.5"', async (label, problem) => {
    await openApp();
    await choose('Face-On Video', someVideo());
    await click('Male (PGA)', 'radio');
    await type('Club speed (mph)', '90');
    await type('Ball speed (mph)', '130');
    // In a browser the field shows the text, and its value is empty.
    Object.defineProperty(screen.getByLabelText(label), 'validity', { value: { badInput: true } });
    await click('Analyze My Swing');
    expect(toast()).toContain(problem);
    expect(SentUpload.all).toEqual([]);
  });

  test('what prevents the upload goes with the text that a number field cannot read', async () => {
    const note = () => screen.queryByText('Age must be a whole number between 10 and 100.', { selector: 'form p' });
    await openApp();
    await choose('Face-On Video', someVideo());
    const age = screen.getByLabelText('Age');
    Object.defineProperty(age, 'validity', { value: { badInput: true } });
    await click('Analyze My Swing');
    expect(note()).not.toBeNull();
    // The value was empty before, too.
    await settle(() => fireEvent.input(age));
    expect(note()).toBeNull();
  });

  test('a chosen video closes the guide and keeps Analyze in reach', async () => {
    await openApp();
    const guide = () => screen.getByText('How to film').closest('details')?.open;
    const bar = () => screen.getByRole('button', { name: 'Analyze My Swing' }).closest('[data-action]');
    expect([guide(), bar()]).toEqual([true, null]);
    await choose('Face-On Video', someVideo());
    expect(guide()).toBe(false);
    expect(bar()).not.toBeNull();
  });

  test('has a keyboard with a minus for numbers that may be negative', async () => {
    await openApp();
    const keyboard = (label: string) => screen.getByLabelText(label).getAttribute('inputmode');
    expect([keyboard('Club path (°)'), keyboard('Face angle (°)')]).toEqual([null, null]);
    expect(keyboard('Club speed (mph)')).toBe('decimal');
  });

  test('keeps the launch angle behind "More numbers"', async () => {
    await openApp();
    const folded = screen.getByText('More numbers').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.contains(screen.getByLabelText('Launch angle (°)'))).toBe(true);
    expect(folded?.contains(screen.getByLabelText('Total distance (yd)'))).toBe(false);
  });

  test('asks for a total distance with the driver only', async () => {
    await openApp();
    screen.getByLabelText('Total distance (yd)');
    cleanup();
    await openApp('/upload?club=7-iron');
    expect(screen.queryByLabelText('Total distance (yd)')).toBeNull();
  });
});
