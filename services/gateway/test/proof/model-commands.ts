import type { DailyWorkout, ErrorBody, ExerciseCompleted } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { failAnalysis } from '../fail-analysis.ts';
import { finishAnalysis } from '../finished-analysis.ts';
import type { Golfer, TestGateway } from '../test-gateway.ts';
import { uploadForm } from '../test-videos.ts';
import { compareWithModel } from './compare-with-model.ts';
import type { ModelGolfer, ModelSwing } from './model-golfer.ts';

/** The system, and the golfer of a sequence. */
export interface Real {
  readonly gateway: TestGateway;
  golfer: Golfer;
  readonly video: Buffer;
  /** Codes of refusals that were expected and came. */
  readonly refusals: Set<string>;
}
type Command = fc.AsyncCommand<ModelGolfer, Real>;

const secondsBetweenCalls = 61;
/** Links that an analysis can have. */
const mostLinks = 5;
const farAway = new Date('2040-01-01T00:00:00Z');
const longAgo = new Date('2020-01-01T00:00:00Z');

/** Makes a command. Some time passes before each call, so that no limit on calls in a minute is reached. */
const command = (
  name: string,
  run: (model: ModelGolfer, real: Real) => Promise<void>,
  check: (model: Readonly<ModelGolfer>) => boolean = () => true,
): Command => ({
  check,
  toString: () => name,
  async run(model, real) {
    model.passedS += secondsBetweenCalls;
    real.gateway.setClock(model.now);
    await run(model, real);
  },
});

async function ask({ gateway, golfer }: Real, path: string, init: Parameters<TestGateway['call']>[1] = {}) {
  const response = await gateway.call(path, { as: golfer, ...init });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as unknown };
}
/** Code of the refusal that the model expects; null where it expects none. */
function readRefusal({ refusals }: Real, { body }: { body: unknown }, expected: string | null): string | null {
  if (expected === null) return null;
  const { code } = body as ErrorBody;
  refusals.add(code);
  return code;
}

/** A swing of the golfer in this state, chosen by a drawn number. */
const swingsIn = ({ swings }: Readonly<ModelGolfer>, state: ModelSwing['state']) =>
  [...swings].filter(([, swing]) => swing.state === state);
const chosen = (model: ModelGolfer, state: ModelSwing['state'], nth: number): [string, ModelSwing] => {
  const swings = swingsIn(model, state);
  return swings[nth % swings.length] as [string, ModelSwing];
};
const hasSwing = (state: ModelSwing['state']) => (model: Readonly<ModelGolfer>) => swingsIn(model, state).length > 0;

const upload = (club: string) =>
  command(`upload with the ${club}`, async (model, real) => {
    const refused = model.refuseUpload(club);
    const body = uploadForm({ faceOn: real.video }, { clubSelection: club });
    const answer = await ask(real, '/api/swing-analyses', { method: 'POST', body });
    const status = refused === 'daily-analysis-limit' ? 429 : 403;
    expect([answer.status, readRefusal(real, answer, refused)]).toEqual([refused ? status : 200, refused]);
    if (refused) return;
    const { id } = answer.body as { id: string };
    model.swings.set(id, { state: 'running', links: [] });
    model.credits.set(id, { club, week: model.week, isPremium: model.isPremium });
    model.uploadDays.push(model.day);
  });

const end = (state: 'finished' | 'failed', nth: number) =>
  command(
    `analysis ${state}`,
    async (model, real) => {
      const [id, swing] = chosen(model, 'running', nth);
      swing.state = state;
      if (state === 'finished') return await finishAnalysis(real.gateway, id, Buffer.from('a file'));
      await failAnalysis(real.gateway, id, real.golfer);
      model.credits.delete(id);
    },
    hasSwing('running'),
  );

const remove = (nth: number) =>
  command(
    'delete an analysis',
    async (model, real) => {
      const [id, swing] = chosen(model, 'finished', nth);
      expect((await ask(real, `/api/swing-analyses/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await ask(real, `/api/swing-analyses/${id}`)).status).toBe(404);
      for (const { token } of swing.links) expect((await ask(real, `/api/shared/${token}`)).status).toBe(404);
      model.swings.delete(id);
    },
    hasSwing('finished'),
  );

const share = (nth: number) =>
  command(
    'share an analysis',
    async (model, real) => {
      const [id, { links }] = chosen(model, 'finished', nth);
      const isFull = links.filter(({ expiresAt }) => expiresAt > model.now).length >= mostLinks;
      const refused = isFull ? 'share-limit-reached' : null;
      const answer = await ask(real, `/api/swing-analyses/${id}/shares`, { json: { golferName: '' } });
      expect([answer.status, readRefusal(real, answer, refused)]).toEqual([isFull ? 409 : 201, refused]);
      if (isFull) return;
      const link = answer.body as { id: string; token: string; expiresAt: string };
      links.push({ ...link, expiresAt: new Date(link.expiresAt) });
    },
    hasSwing('finished'),
  );

const revoke = (nth: number) =>
  command(
    'turn a link off',
    async (model, real) => {
      const [id, swing] = chosen(model, 'finished', nth);
      const link = swing.links.pop();
      if (!link) return;
      const path = `/api/swing-analyses/${id}/shares/${link.id}`;
      expect((await ask(real, path, { method: 'DELETE' })).status).toBe(204);
      expect((await ask(real, `/api/shared/${link.token}`)).status).toBe(404);
    },
    hasSwing('finished'),
  );

const train = (from: number, count: number) =>
  command(
    `train ${count}`,
    async (model, real) => {
      const workout = await ask(real, '/api/daily-workout/me');
      const isServed = model.canSeeWorkout();
      const refused = isServed ? null : 'workout-limit-reached';
      expect([workout.status, readRefusal(real, workout, refused)]).toEqual([isServed ? 200 : 403, refused]);
      if (!isServed) return;
      model.servedDays.add(model.day);
      const { exercises } = workout.body as DailyWorkout;
      for (let nth = 0; nth < count; nth++) {
        const exerciseName = exercises[(from + nth) % exercises.length]?.name ?? '';
        model.passedS += secondsBetweenCalls;
        real.gateway.setClock(model.now);
        const answer = await ask(real, '/api/daily-workout/complete', { json: { exerciseName } });
        if (!model.isPremium) {
          expect([answer.status, readRefusal(real, answer, 'premium-required')]).toEqual([403, 'premium-required']);
          continue;
        }
        expect(answer.status).toBe(200);
        expect((answer.body as ExerciseCompleted).pointsAwarded).toBe(model.complete(exerciseName));
      }
    },
    hasSwing('finished'),
  );

const pause = (ahead: number) =>
  command(`pause week ${ahead}`, async (model, real) => {
    const refused = model.refusePause(ahead);
    const answer = await ask(real, `/api/streak/pauses/${model.weekKey(ahead)}`, { method: 'PUT' });
    expect([answer.status >= 400, readRefusal(real, answer, refused)]).toEqual([refused !== null, refused]);
    if (!refused) model.paused.add(model.week + ahead);
  });

const pay = (isPremium: boolean) =>
  command(isPremium ? 'Premium begins' : 'Premium ends', async (model, { gateway, golfer }) => {
    await gateway.makePremium(golfer, { endsAt: isPremium ? farAway : longAgo });
    model.isPremium = isPremium;
  });

/** Sessions end after some weeks: the golfer signs in again. */
const pass = (days: number) =>
  command(`${days} days pass`, async (model, real) => {
    model.day += days;
    model.passedS = 0;
    real.gateway.setClock(model.now);
    real.golfer = await real.gateway.signIn(real.golfer);
  });

const look = command('look at everything', compareWithModel);

/** Several commands as one: what is rarely drawn in a row. */
const together = (name: string, parts: readonly Command[]) =>
  command(name, async (model, real) => {
    for (const part of parts) if (part.check(model)) await part.run(model, real);
  });
const repeat = (times: number, parts: readonly Command[]) => Array.from({ length: times }, () => parts).flat();
const season = (weeks: number) => together(`train for ${weeks} weeks`, repeat(weeks, [train(0, 1), pass(7)]));
/** Failed analyses cost no credit, but a day has only so many. */
const failAllDay = together('fail eleven uploads', repeat(11, [upload('driver'), end('failed', 0)]));
const shareOften = together('share six times', repeat(6, [share(0)]));

/** Makes a golfer who can train. */
export const begin: readonly Command[] = [pay(true), upload('driver'), end('finished', 0)];

const nth = fc.nat(9);
export const commands: fc.Arbitrary<Command>[] = [
  fc.constantFrom('driver', '7-iron').map(upload),
  fc
    .tuple(fc.constantFrom('finished' as const, 'finished' as const, 'failed' as const), nth)
    .map(([state, which]) => end(state, which)),
  nth.map(remove),
  nth.map(share),
  nth.map(revoke),
  ...Array.from({ length: 4 }, () =>
    fc.tuple(nth, fc.integer({ min: 1, max: 3 })).map(([from, count]) => train(from, count)),
  ),
  fc.tuple(nth, fc.integer({ min: 1, max: 3 })).map(([from, count]) => train(from, count)),
  fc.integer({ min: 0, max: 9 }).map(pause),
  fc.constantFrom(true, true, true, true, false).map(pay),
  fc.integer({ min: 1, max: 9 }).map(pass),
  fc.constantFrom(6, 7, 8).map(pass),
  fc.constant(7).map(pass),
  fc.integer({ min: 2, max: 6 }).map(season),
  fc.constantFrom(look, failAllDay, shareOften),
  fc.constant(look),
];
