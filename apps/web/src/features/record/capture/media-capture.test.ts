import { BlobSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserMediaRecorder } from '../../../../test/fixtures/browser-media-recorder.ts';
import type { Capture, CutVideo } from './capture.ts';
import { openMediaCapture } from './media-capture.ts';

let browser: BrowserMediaRecorder;
let capture: Capture;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new BrowserMediaRecorder();
  capture = openMediaCapture(browser.track);
});
afterEach(() => {
  capture.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const play = (seconds: number) => browser.play(seconds, capture);
/** A span of the seconds that were played. */
const cut = (startS: number, endS: number) => capture.cut({ startS, endS });
/** Lets the page read and write files, which takes turns of the event loop but no time of its clock. */
async function settled<T>(work: Promise<T>): Promise<T> {
  const end = { isReached: false };
  void work.finally(() => {
    end.isReached = true;
  });
  for (let turn = 0; turn < 500 && !end.isReached; turn++) {
    await new Promise((resolve) => browser.nextTurn(resolve));
    await vi.advanceTimersByTimeAsync(10);
  }
  if (!end.isReached) throw new Error('The cut does not end.');
  return work;
}
const spanOf = (video: CutVideo | null) => video && [video.startS, video.startS + video.seconds];
const near = (expectedS: number) => expect.closeTo(expectedS, 0);

test('a span is cut out of what was recorded', async () => {
  await play(10);
  const video = await settled(cut(4, 9));
  expect(spanOf(video)).toEqual([near(4), near(9)]);
  const input = new Input({ source: new BlobSource(video?.content ?? new Blob()), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The cut has no pictures.');
  expect((await new EncodedPacketSink(track).getFirstPacket())?.timestamp).toBe(0);
});

test('two cuts at the same time get their videos from one recording', async () => {
  await play(10);
  const [one, other] = [cut(3, 8), cut(5, 9)];
  expect(spanOf(await settled(one))).toEqual([near(3), near(8)]);
  expect(spanOf(await settled(other))).toEqual([near(5), near(9)]);
});

test('a cut that ends later holds the recording until then', async () => {
  await play(10);
  const [one, other] = [cut(3, 11), cut(8, 13)];
  await play(6);
  expect(spanOf(await settled(one))).toEqual([near(3), near(11)]);
  expect(spanOf(await settled(other))).toEqual([near(8), near(13)]);
});

test('a span of a recording that an earlier cut has ended is still there', async () => {
  await play(10);
  await settled(cut(3, 8));
  await play(1);
  expect(spanOf(await settled(cut(4, 9)))).toEqual([near(4), near(9)]);
});

test('after a cut the next seconds are recorded', async () => {
  await play(10);
  await settled(cut(3, 8));
  await play(10);
  expect(spanOf(await settled(cut(13, 18)))).toEqual([near(13), near(18)]);
});

test('a cut that waits for its end gets what there is when the camera is closed', async () => {
  await play(10);
  const waiting = cut(5, 14);
  await play(1);
  capture.close();
  expect(spanOf(await settled(waiting))).toEqual([near(5), near(11)]);
});

test('a cut of a camera that shows nothing ends with it', async () => {
  const waiting = cut(0, 5);
  capture.close();
  expect(await settled(waiting)).toBeNull();
});

test('a track that has ended leaves what was recorded until then', async () => {
  await play(10);
  const waiting = cut(5, 14);
  browser.endTrack();
  capture.close();
  expect(spanOf(await settled(waiting))).toEqual([near(5), near(10)]);
});

test('what is held does not grow', async () => {
  await play(200);
  expect(browser.running().length).toBeLessThanOrEqual(3);
});
