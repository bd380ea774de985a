// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clubAveragesOfShots, monthlyAverageOfShots } from '../../../test/fixtures/ball.ts';
import { analysisIdOf, finishedAnalysis } from '../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { standInForVideos } from '../../../test/fixtures/stand-in-for-videos.ts';
import { advance } from '../../../test/fixtures/test-page.ts';
import BallPage from '../../features/ball/ball.page.tsx';
import AnalysisDetailPage from './analysis-detail/analysis-detail.page.tsx';
import HomePage from './home/home.page.tsx';

const list = '/api/swing-analyses/user/me';
const month = '2026-11-01';
const open = finishedAnalysis({ id: analysisIdOf(1) });
const average = `${list}/monthly-average/driver?swing=${open.id}`;
const running = finishedAnalysis({ id: analysisIdOf(2), technicalDetails: null, faceOnVideoUrl: null });

const userPath = '/api/auth/user';

let server: ScriptedServer;
let userCalls: number;
beforeEach(() => {
  server = scriptServer();
  userCalls = 0;
  server.answers[userPath] = () => {
    userCalls += 1;
    return Response.json(golferWith({ isPremium: true }));
  };
  vi.setSystemTime('2026-11-21T12:00:00.000Z');
  standInForVideos();
  server.answers[list] = () => Response.json([running, open]);
});
const callsOf = (path: string) =>
  path === userPath ? userCalls : server.calls.filter((call) => call.path === path).length;

/** Ends the analysis in the background, and counts how often each path was asked for since. */
async function endAnalysis(...paths: readonly string[]): Promise<number[]> {
  const before = paths.map(callsOf);
  server.answers[list] = () => Response.json([finishedAnalysis({ id: analysisIdOf(2) }), open]);
  await advance(5.1);
  await advance(2.1);
  return paths.map((path, at) => callsOf(path) - (before[at] ?? 0));
}

test('the shots are asked for again when an analysis ends, and again when the points are booked', async () => {
  const clubs = [clubAveragesOfShots('driver', [{ carryYd: 220 }])];
  server.answers['/api/ball/months'] = () => Response.json([{ month, clubs: [{ club: 'driver', shots: 1 }] }]);
  server.answers[`/api/ball/months/${month}`] = () => Response.json({ month, clubs });
  server.answers[`/api/ball/months/${month}/landings/driver`] = () => Response.json({ landings: [], total: 0 });
  await openScreens('/shots', { '/shots': <BallPage /> });
  const counts = await endAnalysis('/api/ball/months', `/api/ball/months/${month}`, userPath);
  expect(counts).toEqual([2, 2, 2]);
});

test('an open analysis asks for its averages and the points again when another one ends', async () => {
  server.answers[`/api/swing-analyses/${open.id}`] = () => Response.json(open);
  server.answers[`/api/swing-analyses/${open.id}/comments`] = () => Response.json([]);
  server.answers[`/api/swing-analyses/${open.id}/landmarks/face-on`] = () =>
    Response.json({ widthPx: 720, heightPx: 1280, frames: [] });
  server.answers[average] = () => Response.json(monthlyAverageOfShots([{ clubSpeedMph: 95 }]));
  await openScreens(`/analysis/${open.id}`, { '/analysis/:id': <AnalysisDetailPage /> });
  await advance(0.1);
  fireEvent.click(screen.getByRole('tab', { name: 'Ball' }));
  await advance(0.1);
  expect(await endAnalysis(average, userPath)).toEqual([2, 2]);
});

test('home asks for uploads that are left and points again when an analysis ends', async () => {
  await openScreens('/', { '/': <HomePage /> });
  await advance(0.1);
  expect(await endAnalysis('/api/upload-status/me', userPath)).toEqual([2, 2]);
});
