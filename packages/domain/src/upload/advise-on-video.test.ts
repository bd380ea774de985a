import { describe, expect, it } from 'vitest';
import { adviseOnVideo, type RecordedFacts } from './advise-on-video.ts';

const good: RecordedFacts = { seconds: 5, fps: 239.76, widthPx: 1080, heightPx: 1920, codec: 'H.264' };
const weightOf = (over: Partial<RecordedFacts>, about: string) =>
  adviseOnVideo({ ...good, ...over }, 'unknown').find((advice) => advice.about === about)?.weight;

describe('advice on a video', () => {
  it('finds nothing to improve in a good one', () => {
    expect(adviseOnVideo(good, 'unknown').map(({ weight }) => weight)).toEqual(['good', 'good', 'good']);
  });

  it.each([
    [60, 'improve'],
    [15, 'good'],
    [2, 'good'],
    [1.9, 'improve'],
    [0.8, 'improve'],
  ])('%f s: %s', (seconds, weight) => expect(weightOf({ seconds }, 'length')).toBe(weight));

  it.each([
    [119.88, 'good'],
    [60, 'improve'],
    [29.97, 'improve'],
  ])('%f fps: %s', (fps, weight) => expect(weightOf({ fps }, 'frame-rate')).toBe(weight));

  it.each([
    [720, 1280, 'good'],
    [1280, 720, 'good'],
    [480, 854, 'improve'],
    [2304, 4096, 'good'],
  ])('%i × %i: %s', (widthPx, heightPx, weight) => expect(weightOf({ widthPx, heightPx }, 'picture')).toBe(weight));

  it('suggests holding the phone upright without calling a wide video bad', () => {
    const wide = adviseOnVideo({ ...good, widthPx: 1920, heightPx: 1080 }, 'no').find(
      ({ about }) => about === 'picture',
    );
    expect(wide?.text).toBe('Sharp enough. Held upright, the phone would show you larger.');
  });

  it.each([60, 30])('at %i fps asks for 120', (fps) => {
    expect(adviseOnVideo({ ...good, fps }, 'no')[0]?.text).toMatch(/slow motion/i);
  });

  it('asks about slow motion until the golfer has answered', () => {
    const textFor = (slowMotion: 'no' | 'unknown') => adviseOnVideo({ ...good, fps: 30 }, slowMotion)[0]?.text;
    expect(textFor('unknown')).toContain('Is this slow motion?');
    expect(textFor('no')).not.toContain('slow motion?');
  });

  it('counts the rate at which a slow-motion video was taken', () => {
    for (const slowMotion of ['120', '240'] as const) {
      const [advice] = adviseOnVideo({ ...good, fps: 30 }, slowMotion).filter(({ about }) => about === 'frame-rate');
      expect(advice?.weight).toBe('good');
    }
  });
});
