import { describe, expect, it } from 'vitest';
import { type FilmedTurns, fitVideoBiases, type VideoEvidence } from './fit-video-bias.ts';

const video = { shoulderTurnDeg: 8, hipRotationDeg: 5, xFactorDeg: 9 };
const none: VideoEvidence = {
  clips: [],
  others: null,
  usual: { shoulderTurnDeg: { meanDeg: 90, errorDeg: 3 }, hipRotationDeg: { meanDeg: 45, errorDeg: 2 } },
  videoErrors: { faceOn: video, downTheLine: video, both: video },
  renderedErrorDeg: (source) => (source === 'faceOn' ? 4 : 8),
  includedErrorDeg: () => 0,
};

/** Players whose shoulders are read as 100 ± 4° in this view, their hips as 45 ± 4°. */
const players = (view: FilmedTurns['view'], count: number): FilmedTurns[] =>
  Array.from({ length: count }, (_, i) => ({
    player: `player ${i}`,
    view,
    shoulderTurnDeg: i % 2 ? 104 : 96,
    hipRotationDeg: i % 2 ? 49 : 41,
  }));

const shouldersDownTheLine = (evidence: Partial<VideoEvidence>) =>
  fitVideoBiases({ ...none, ...evidence }).downTheLine.shoulderTurnDeg;

describe('the bias of real video', () => {
  it('is zero without clips, and as unsure as real video', () => {
    expect(shouldersDownTheLine({})).toEqual({ biasDeg: 0, addedErrorDeg: 5.2 });
  });

  it('comes nearer to what the players say the more of them there are, as far as the usual turn is known', () => {
    const [few, more, many] = [2, 10, 1000].map((count) =>
      shouldersDownTheLine({ clips: players('downTheLine', count) }),
    );
    expect(few!.biasDeg).toBeLessThan(more!.biasDeg);
    expect(more!.biasDeg).toBeLessThan(many!.biasDeg);
    expect(few!.addedErrorDeg).toBeGreaterThan(many!.addedErrorDeg);
    // of 10°, with a prior of 8° and a usual turn that is known to 3°
    expect(many!.biasDeg).toBeCloseTo((10 * 64) / (64 + 9), 1);
  });

  it('counts a player with many clips once', () => {
    const [first, ...rest] = players('downTheLine', 6);
    const repeated = shouldersDownTheLine({ clips: [first!, first!, first!, ...rest] });
    expect(repeated).toEqual(shouldersDownTheLine({ clips: [first!, ...rest] }));
  });

  it('counts clips of which only the mean is known', () => {
    const clips = players('downTheLine', 4);
    const group = (shoulderTurnDeg: number) => ({ clips: 12, shoulderTurnDeg, hipRotationDeg: 45 });
    const withOthers = (deg: number) =>
      shouldersDownTheLine({ clips, others: { faceOn: group(90), downTheLine: group(deg) } });
    expect(withOthers(100).biasDeg).toBeGreaterThan(shouldersDownTheLine({ clips }).biasDeg);
    expect(withOthers(90).biasDeg).toBeLessThan(shouldersDownTheLine({ clips }).biasDeg);
  });

  it('lies from both views between those of the views, nearer to the better one', () => {
    const clips = [
      ...players('downTheLine', 1000),
      ...players('faceOn', 1000).map((clip) => ({ ...clip, shoulderTurnDeg: 90 })),
    ];
    const { faceOn, downTheLine, both } = fitVideoBiases({ ...none, clips });
    expect(faceOn.shoulderTurnDeg.biasDeg).toBe(0);
    expect(both.shoulderTurnDeg.biasDeg).toBeCloseTo(downTheLine.shoulderTurnDeg.biasDeg / 5, 1);
  });

  it('is drawn farther toward zero from both views, where real video is off by less', () => {
    const clips = [...players('downTheLine', 10), ...players('faceOn', 10)];
    const biasOf = (shoulderTurnDeg: number) => {
      const videoErrors = { ...none.videoErrors, both: { ...video, shoulderTurnDeg } };
      return fitVideoBiases({ ...none, clips, videoErrors }).both.shoulderTurnDeg.biasDeg;
    };
    expect(biasOf(3)).toBeLessThan(biasOf(8));
    expect(biasOf(3)).toBeGreaterThan(0);
  });

  it('of both views is unknown where only one was filmed', () => {
    expect(fitVideoBiases({ ...none, clips: players('downTheLine', 10) }).both.shoulderTurnDeg.biasDeg).toBe(0);
  });

  it('adds only the error that readings do not have', () => {
    const includedErrorDeg = (source: string): number => (source === 'both' ? 0 : 100);
    const { faceOn, both } = fitVideoBiases({ ...none, clips: players('faceOn', 10), includedErrorDeg });
    expect(faceOn.hipRotationDeg.addedErrorDeg).toBe(0);
    expect(both.hipRotationDeg.addedErrorDeg).toBeGreaterThan(0);
  });
});
