import { apiRoutes, routeUrl } from '@trueswing/contracts';
import type { SoakClient } from './soak-client.ts';

/** Something that golfers do, with its weight among all that they do. */
export interface Act {
  name: string;
  weight: number;
  run(client: SoakClient): Promise<unknown>;
}

type Path = string | ((analysisId: string) => string);

const me = 'me';
const ofSwing =
  (rest = '') =>
  (analysisId: string) =>
    `/api/swing-analyses/${analysisId}${rest}`;

/** Calls of the screens, by how often they are opened. */
const reads: readonly (readonly [weight: number, path: Path])[] = [
  [10, '/api/auth/user'],
  [4, `/api/users/${me}`],
  [12, `/api/swing-analyses/user/${me}`],
  [12, ofSwing()],
  [10, ofSwing('?status_only=true')],
  [3, ofSwing('/shares')],
  [2, ofSwing('/poster/face-on')],
  [4, `/api/swing-analyses/user/${me}/progress`],
  [4, '/api/usage-limits'],
  [4, `/api/upload-status/${me}`],
  [4, '/api/exercises'],
  [8, `/api/daily-workout/${me}`],
  [2, routeUrl(apiRoutes.readExerciseHistory, { params: { exerciseName: 'Open Book' } })],
  [5, '/api/leaderboard'],
  [3, '/api/leaderboard/standing'],
  [5, `/api/users/${me}/monthly-position`],
  [4, '/api/streak'],
  [2, `/api/user-sessions/${me}`],
  [10, '/api/notifications'],
  [2, '/api/goals'],
  [1, '/api/recaps'],
  [1, '/api/ball/months'],
  [1, '/api/mobility-checks'],
];

export const readActs: readonly Act[] = reads.map(([weight, path]) => ({
  name: `read ${typeof path === 'string' ? path : path(':id')}`,
  weight,
  run: ({ send, golfer }) => send(typeof path === 'string' ? path : path(golfer.analysisId)),
}));
