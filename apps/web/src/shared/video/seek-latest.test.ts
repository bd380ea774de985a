// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { seekLatest } from './seek-latest.ts';

/** A video whose seeks end when the test says so. Like a browser, it stops seeking before it fires `seeked`. */
class SlowVideo extends EventTarget {
  seeking = false;
  readonly seeks: number[] = [];
  /** Seeks that ended and were not reported yet. */
  unreported = 0;
  set currentTime(timeS: number) {
    this.seeks.push(timeS);
    this.seeking = true;
  }
  land() {
    if (!this.seeking) return;
    this.seeking = false;
    this.unreported += 1;
  }
  report() {
    if (this.unreported === 0) return;
    this.unreported -= 1;
    this.dispatchEvent(new Event('seeked'));
  }
}

function open() {
  const video = new SlowVideo();
  return { video, seek: (timeS: number) => seekLatest(video as unknown as HTMLVideoElement, timeS) };
}

test('while a seek runs, only the latest of the next ones is kept', () => {
  const { video, seek } = open();
  for (const timeS of [1, 2, 3]) seek(timeS);
  expect(video.seeks).toEqual([1]);
  video.land();
  video.report();
  expect(video.seeks).toEqual([1, 3]);
});

test('a seek between the end of the last one and its report is not undone by one that waited', () => {
  const { video, seek } = open();
  seek(1);
  seek(2);
  video.land();
  seek(3);
  video.report();
  expect(video.seeks.at(-1)).toBe(3);
});

test('in every order of seeks, ends and reports the video ends where it was last asked to be', () => {
  const steps = ['seek', 'land', 'report'] as const;
  const length = 6;
  for (let order = 0; order < steps.length ** length; order++) {
    const { video, seek } = open();
    let asked = 0;
    for (let at = 0; at < length; at++) {
      const step = steps[Math.floor(order / steps.length ** at) % steps.length] ?? 'seek';
      if (step === 'seek') seek(++asked);
      else video[step]();
    }
    while (video.seeking || video.unreported > 0) {
      video.land();
      video.report();
    }
    expect(video.seeks.at(-1) ?? 0).toBe(asked);
  }
});
