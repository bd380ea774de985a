import { readFileSync } from 'node:fs';
import { isInVideo, poseTrackSchema, swingEventNames } from '@trueswing/contracts';
import { analyzeViews } from '@trueswing/swing';
import { describe, expect, it } from 'vitest';

/** The landmarks that the model found in the rendered sample; `analyze-sample.test.ts` finds them again. */
const landmarks = new URL('../../../../apps/web/src/features/analyses/sample/generated/', import.meta.url);

describe.each(['face-on', 'down-the-line'] as const)('the %s sample', (view) => {
  const track = poseTrackSchema.parse(JSON.parse(readFileSync(new URL(`${view}-landmarks.json`, landmarks), 'utf8')));
  const analyzeUntil = (frame: number) => {
    const frames = track.frames.filter((pose) => pose.frame <= frame);
    const frameTimesS = frames.map(({ timeS }) => timeS);
    const main = { track: { ...track, frames }, frameTimesS, repeatedFrames: frames.map(() => false) };
    return analyzeViews({ main, downTheLine: null, slot: view, handedness: 'right' });
  };
  const analyzedUntil = (frame: number) => {
    const outcome = analyzeUntil(frame);
    if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
    return outcome;
  };
  const whole = analyzedUntil(Number.POSITIVE_INFINITY);
  const { events } = whole.main.analysis;

  it.each([-6, -3, 0])('that ends %i frames after impact is refused, as impact is missing', (after) => {
    expect(analyzeUntil(events.impact.frame + after)).toMatchObject({ ok: false, code: 'no-impact' });
  });

  it.each([
    ['between impact and the middle of the follow-through', 2, ['midFollowThrough', 'finish']],
    ['after the middle of the follow-through', 6, ['finish']],
    ['a downswing after impact', 15, ['finish']],
    // The hands move behind the head, and the last poses are wrong.
    ['while the body slows down', 20, ['finish']],
    ['a frame later', 21, ['finish']],
    ['another frame later', 22, ['finish']],
    ['shortly before the finish', 29, ['finish']],
  ])('that ends %s has the tempo of the whole video, and says what is missing', (_, after, missing) => {
    const { main, measurements, warnings } = analyzedUntil(events.impact.frame + after);
    const cut = main.analysis.events;
    expect(swingEventNames.filter((name) => !isInVideo(cut[name]))).toEqual(missing);
    for (const name of ['address', 'top', 'impact'] as const) {
      expect(Math.abs(cut[name].frame - events[name].frame), name).toBeLessThanOrEqual(1);
    }
    expect(measurements.tempoRatio).toEqual(whole.measurements.tempoRatio);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('your finish in this video');
  });

  it.each([
    ['at its finish', 0],
    ['after its finish', 6],
  ])('that ends %s shows it and says nothing', (_, after) => {
    const { main, warnings } = analyzedUntil(events.finish.frame + after);
    const cut = main.analysis.events;
    expect(swingEventNames.filter((name) => !isInVideo(cut[name]))).toEqual([]);
    expect(Math.abs(cut.finish.frame - events.finish.frame)).toBeLessThanOrEqual(5);
    expect(warnings).toEqual([]);
  });
});
