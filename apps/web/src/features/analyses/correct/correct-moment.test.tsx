// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import type { SwingAnalysis } from '@trueswing/contracts';
import { correctKeyFrames } from '@trueswing/swing';
import { beforeEach, expect, test, vi } from 'vitest';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { refusalOf, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { standInForVideos } from '../../../../test/fixtures/stand-in-for-videos.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { AnalysisDetailScreen } from '../report/analysis-detail-screen.tsx';
import { readSampleAnalysis } from '../sample/sample-analysis.ts';
import { finishedDetails } from '../state-of-analysis.ts';

// jsdom is slow to check for hidden elements on a large page, and nothing here is hidden.
configure({ defaultHidden: true });

const sample = readSampleAnalysis();
const details = finishedDetails(sample);
if (!details) throw new Error('the sample has no details');
const { id } = sample;
const landmarksOf = (view: string) => `/api/swing-analyses/${id}/landmarks/${view}`;
const track = (view: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../sample/generated', `${view}-landmarks.json`), 'utf8'));
const [faceOnTrack, downTheLineTrack] = [track('face-on'), track('down-the-line')];
const swing: SwingAnalysis = {
  ...sample,
  faceOnLandmarksUrl: landmarksOf('face-on'),
  downTheLineLandmarksUrl: landmarksOf('down-the-line'),
};
const { frame } = details.faceOn.events.top;

let server: ScriptedServer;
beforeEach(async () => {
  server = scriptServer();
  standInForVideos();
  server.answers[`/api/swing-analyses/${id}`] = () => Response.json(swing);
  server.answers['/api/swing-analyses/user/me'] = () => Response.json([swing]);
  server.answers[landmarksOf('face-on')] = () => Response.json(faceOnTrack);
  server.answers[landmarksOf('down-the-line')] = () => Response.json(downTheLineTrack);
});

/** The analysis as the server would answer with the top so many frames earlier. */
function correctedBy(frames: number): SwingAnalysis {
  if (!details) throw new Error('no details');
  const outcome = correctKeyFrames({
    faceOn: { track: faceOnTrack, analysis: details.faceOn },
    downTheLine: details.downTheLine && { track: downTheLineTrack, analysis: details.downTheLine },
    moves: { faceOn: { top: frame - frames }, downTheLine: {} },
    club: swing.clubSelection,
    launchMonitor: null,
  });
  if (!outcome.ok) throw new Error(outcome.code);
  return { ...swing, version: 1, technicalDetails: { ...details, ...outcome.parts } };
}

async function openPanel(): Promise<void> {
  await openScreens(`/analysis/${id}`, { '/analysis/:id': <AnalysisDetailScreen /> });
  await advance(0.1);
  fireEvent.click(screen.getByRole('button', { name: 'Correct a moment' }));
  // The panel is a chunk of its own. A failed getByRole would list all roles of the page, which takes jsdom half a second.
  await vi.waitFor(async () => {
    await advance(0.1);
    expect(screen.queryByRole('group', { name: 'Moment' })).not.toBeNull();
  }, 20_000);
}
/** Finds a button of the panel. jsdom computes the name of each button that it searches, so the report below is left out. */
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const press = async (name: string) => {
  fireEvent.click(button(name));
  await advance(0.1);
};
const shownFrame = () => Number(screen.getByText('Frame').nextSibling?.textContent);
const figure = (label: string) =>
  within(within(screen.getByRole('dialog')).getByRole('region', { name: 'Your numbers' }))
    .getByText(label)
    .closest('div')?.textContent;

test('moves the top by buttons and keys, and the numbers follow immediately', async () => {
  await openPanel();
  expect(shownFrame()).toBe(frame);
  expect(button('Save').hasAttribute('disabled')).toBe(true);
  const tempo = figure('Tempo');
  expect(tempo).not.toContain('was');
  await press('−5 frames, earlier');
  await press('−1 frame, earlier');
  fireEvent.keyDown(button('+1 frame, later'), { key: 'ArrowLeft' });
  await advance(0.1);
  expect(shownFrame()).toBe(frame - 7);
  expect(figure('Tempo')).toMatch(/^Tempo\d\.\dwas \d\.\d$/);
  fireEvent.keyDown(button('Save'), { key: 'ArrowRight', shiftKey: true });
  await press('+1 frame, later');
  await press('+1 frame, later');
  expect([shownFrame(), figure('Tempo')]).toEqual([frame, tempo]);
  expect(button('Save').hasAttribute('disabled')).toBe(true);
});

test('sends only the frames, and shows the answer of the server', async () => {
  await openPanel();
  await press('−5 frames, earlier');
  server.answers[`/api/swing-analyses/${id}/key-frames`] = () => Response.json(correctedBy(5));
  await press('Save');
  await advance(1);
  expect(server.posts.at(-1)).toEqual({
    path: `/api/swing-analyses/${id}/key-frames`,
    body: { version: 0, moves: { faceOn: { top: frame - 5 }, downTheLine: {} } },
  });
  expect(screen.queryByRole('group', { name: 'Moment' })).toBeNull();
  expect(screen.getByText('Set by you: Top')).toBeDefined();
});

test('goes back to the automatic moments', async () => {
  server.answers[`/api/swing-analyses/${id}`] = () => Response.json(correctedBy(5));
  await openPanel();
  expect(shownFrame()).toBe(frame - 5);
  server.answers[`/api/swing-analyses/${id}/key-frames`] = () => Response.json({ ...swing, version: 2 });
  await press('Back to automatic');
  await advance(1);
  expect(server.calls.at(-1)?.body).toBeUndefined();
  expect(screen.queryByText(/Set by you/)).toBeNull();
});

test('does not move a moment past its neighbors', async () => {
  await openPanel();
  for (let count = 0; count < 12; count++) await press('+5 frames, later');
  expect(button('+1 frame, later').hasAttribute('disabled')).toBe(true);
  expect(shownFrame()).toBeLessThan(details?.faceOn.events.midDownswing.frame ?? 0);
});

test('a swing that changed on another device is loaded again, and a sentence says so', async () => {
  await openPanel();
  await press('−1 frame, earlier');
  server.answers[`/api/swing-analyses/${id}/key-frames`] = refusalOf('analysis-changed');
  server.answers[`/api/swing-analyses/${id}`] = () => Response.json(correctedBy(5));
  await press('Save');
  await advance(1);
  expect(shownFrame()).toBe(frame - 5);
  expect(
    screen.getByText('This swing changed on another device or window. Please set your moment again.'),
  ).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while it cannot be loaded again the sentence stays, and nothing is lost', async () => {
  await openPanel();
  await press('−1 frame, earlier');
  server.answers[`/api/swing-analyses/${id}/key-frames`] = refusalOf('analysis-changed');
  server.answers[`/api/swing-analyses/${id}`] = refusalOf('store-unavailable');
  await press('Save');
  expect(screen.getByRole('alert').textContent).toContain('This swing changed on another device or window.');
  expect(shownFrame()).toBe(frame - 1);
});
