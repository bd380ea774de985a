// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { SwingAnalysis, SwingShots } from '@trueswing/contracts';
import { beforeEach, expect, test } from 'vitest';
import { detailsUnderTest, finishedAnalysis } from '../../../../../../test/fixtures/finished-analysis.ts';
import { openReport } from '../../../../../../test/fixtures/open-report.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../../../../test/fixtures/scripted-server.ts';
import { joinableShot, swingShots } from '../../../../../../test/fixtures/swing-shots.ts';
import { advance } from '../../../../../../test/fixtures/test-page.ts';
import { BallTab } from '../ball-tab.tsx';

const { id } = finishedAnalysis();
const [choicesPath, joinPath] = [`/api/swing-analyses/${id}/shots`, `/api/swing-analyses/${id}/shot`];
const noNumbers: Partial<SwingAnalysis> = {
  clubSpeed: null,
  ballSpeed: null,
  carry: null,
  total: null,
  spinRate: null,
  clubPath: null,
  faceAngle: null,
  launchMonitorAssessment: null,
};

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers[joinPath] = () => Response.json(finishedAnalysis());
});

async function show(shots: SwingShots, part: Partial<SwingAnalysis> = {}, reader: 'owner' | 'guest' = 'owner') {
  server.answers[choicesPath] = () => Response.json(shots);
  const tab = <BallTab analysis={finishedAnalysis(part)} details={detailsUnderTest} />;
  openReport(tab, () => undefined, reader === 'owner' ? {} : 'guest');
  await advance(0.1);
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await advance(0.1);
}
const dialog = () => screen.getByRole('dialog', { name: 'Which shot was it?' });
const listed = (title: string) =>
  within(within(dialog()).getByRole('region', { name: title }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const joinedShot = { ...joinableShot(2), fileName: 'range.csv', format: 'Garmin' };

test('a swing without numbers offers a shot, with those on top that the time of the video proposes', async () => {
  const shotIds = [joinableShot(2).id, joinableShot(1).id];
  await show(swingShots({ proposal: { certainty: 'several', shotIds } }), noNumbers);
  expect(screen.getByText('See your ball flight here')).toBeDefined();
  await press('Join a Shot');
  expect(
    within(dialog()).getByText('These shots with your Driver are near the time of your video. Tap yours.'),
  ).toBeDefined();
  expect(listed('Nearest to your video')).toEqual([
    expect.stringContaining('233 yd, ball 142.0 mph, club 98.4 mph'),
    expect.stringContaining('232 yd, ball 142.0 mph, club 98.4 mph'),
  ]);
  expect(listed('Garmin, range.csv')).toHaveLength(3);
  const [proposed] = within(within(dialog()).getByRole('region', { name: 'Nearest to your video' })).getAllByRole(
    'button',
  );
  fireEvent.click(proposed as HTMLElement);
  await advance(0.1);
  expect(server.posts).toEqual([{ path: joinPath, body: { shotId: shotIds[0] } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the last shot near the video is offered with a warning where another swing has a nearer one', async () => {
  await show(swingShots({ proposal: { certainty: 'several', shotIds: [joinableShot(2).id] } }), noNumbers);
  await press('Join a Shot');
  const text = 'One shot with your Driver is left near the time of your video. Tap it only if it is yours.';
  expect(within(dialog()).getByText(text)).toBeDefined();
});

test('a swing without a tour asks for one, and sends it with the shot', async () => {
  await show(swingShots(), { ...noNumbers, tourComparison: null });
  await press('Join a Shot');
  expect(
    within(dialog()).getByText('Your Driver session nearest to this swing comes first. Tap your shot.'),
  ).toBeDefined();
  fireEvent.click(within(dialog()).getByText('234 yd, ball 142.0 mph, club 98.4 mph'));
  expect(within(dialog()).getByRole('alert').textContent).toBe('Choose a tour first. Then tap your shot.');
  expect(server.posts).toEqual([]);
  fireEvent.click(within(dialog()).getByLabelText('LPGA Tour'));
  expect(within(dialog()).getByRole('alert').textContent).toBe('');
  fireEvent.click(within(dialog()).getByText('234 yd, ball 142.0 mph, club 98.4 mph'));
  await advance(0.1);
  expect(server.posts).toEqual([{ path: joinPath, body: { shotId: joinableShot(3).id, gender: 'female' } }]);
});

test('a golfer without shots is sent to the import', async () => {
  await show(swingShots({ sessions: [] }), noNumbers);
  await press('Join a Shot');
  expect(within(dialog()).getByText('You have no shots with your Driver yet. Import a file first.')).toBeDefined();
  expect(within(dialog()).getByRole('link', { name: 'Import a File' }).getAttribute('href')).toBe(
    `/shots/import?from=${id}`,
  );
});

test('a joined shot is named with its file, and can be exchanged or removed', async () => {
  await show(swingShots({ joined: joinedShot }));
  expect(screen.getByText('233 yd, ball 142.0 mph, club 98.4 mph')).toBeDefined();
  expect(screen.getByText(/^Garmin, range\.csv, Nov 20/)).toBeDefined();
  await press('Choose Another');
  expect(within(dialog()).getByText('This swing’s shot')).toBeDefined();
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  await press('Remove');
  expect(server.calls.filter(({ path }) => path === joinPath)).toEqual([{ path: joinPath, body: undefined }]);
});

test('typed numbers may get their shot where there are some, and shots without a time or with another swing say so', async () => {
  const shots = [joinableShot(1, { hasTime: false }), joinableShot(2, { isTaken: true })];
  const [session] = swingShots().sessions;
  await show(swingShots({ sessions: session ? [{ ...session, shots }] : [] }));
  expect(screen.getByText(/^No shot is joined to these numbers/)).toBeDefined();
  await press('Join a Shot');
  expect(listed('Garmin, range.csv')).toEqual([
    expect.stringMatching(/^No time/),
    expect.stringContaining('With another swing'),
  ]);
});

test('someone who never imported is not asked, and neither is a guest', async () => {
  await show(swingShots({ sessions: [] }));
  expect(screen.queryByText('Your Shot')).toBeNull();
});

test('a guest sees nothing of the golfer’s shots', async () => {
  await show(swingShots({ joined: joinedShot }), {}, 'guest');
  expect(screen.queryByText('Your Shot')).toBeNull();
  expect(server.calls).toEqual([]);
});

test('a failure keeps the choice open and says what to do', async () => {
  await show(swingShots(), noNumbers);
  server.answers[joinPath] = refusal(404, 'not-found', 'We could not find that.');
  await press('Join a Shot');
  fireEvent.click(within(dialog()).getByText('232 yd, ball 142.0 mph, club 98.4 mph'));
  await advance(0.1);
  expect(within(dialog()).getByRole('alert').textContent).toContain('We could not find that.');
  // The shots that are there now.
  expect(server.calls.filter(({ path }) => path === choicesPath)).toHaveLength(2);
});
