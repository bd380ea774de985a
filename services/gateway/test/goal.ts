import type { Golfer, TestGateway } from './test-gateway.ts';

/** A goal for the tempo of the test analyses, which start at 3 and whose usual tempo three swings have shown. */
const plan = {
  measurement: 'tempoRatio',
  target: 3.5,
  direction: 1,
  earlierLooks: 0,
  reference: {
    club: 'driver',
    algorithm: 'test-1',
    faceOn: {
      view: 'face-on',
      handedness: 'right',
      framing: { statureShare: 0.7, feetX: 0.5, feetY: 0.85 },
      timeBase: { fps: 60 },
    },
    downTheLine: null,
    measured: {},
  },
  sinceMs: 0,
  before: [1, 2, 3].map((atMs) => ({ atMs, value: 3, standardDeviation: 0.3, shown: 3 })),
  plannedSwings: 6,
  opensMs: null,
  restartedMs: null,
};

/** Stores an open goal of the golfer, set from a swing, and gives its id. */
export async function addGoal(gateway: Pick<TestGateway, 'rows'>, golfer: Golfer, analysisId: string): Promise<string> {
  const [row] = await gateway.rows(
    `insert into gateway.goal (user_id, analysis_id, plan, due_on, started_at, opens_on)
     values ($1, $2, $3, now() + interval '60 days', now(), now() + interval '18 days') returning id`,
    [golfer.id, analysisId, JSON.stringify(plan)],
  );
  return (row as { id: string }).id;
}
