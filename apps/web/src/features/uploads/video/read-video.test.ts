import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { readVideo } from './read-video.ts';

let sample: Buffer;
beforeAll(async () => {
  sample = await readFile(new URL('../../../../../../samples/face-on.mp4', import.meta.url));
});

/** The sample with another codec in the name of its sample entry. */
const withSampleEntry = (name: string) => {
  const bytes = Buffer.from(sample);
  bytes.write(name, bytes.indexOf('avc1', bytes.indexOf('stsd')), 'latin1');
  return new File([new Uint8Array(bytes)], 'swing.mov');
};

it('reads length, frame rate, picture and codec', async () => {
  expect(await readVideo(new File([new Uint8Array(sample)], 'swing.mp4'))).toEqual({
    problem: null,
    facts: { seconds: 3, fps: 60, widthPx: 720, heightPx: 1280, codec: 'H.264' },
  });
});

it.each([
  ['hvc1', 'HEVC/H.265 videos are not supported'],
  ['hev1', 'HEVC/H.265 videos are not supported'],
  ['apch', 'ProRes videos are not supported'],
  ['ap4h', 'ProRes videos are not supported'],
])('refuses %s', async (entry, sentence) => {
  const { problem, facts } = await readVideo(withSampleEntry(entry));
  expect(problem?.message).toContain(sentence);
  expect(facts).toBeNull();
});

it('refuses text with any file name', async () => {
  const { problem } = await readVideo(new File(['#EXTM3U\nhttp://127.0.0.1:9/part.ts\n'], 'swing.mp4'));
  expect(problem?.message).toBe('Selected file is not a video');
});

it('leaves a file that it cannot parse to the server', async () => {
  const bytes = new File([new Uint8Array(10_000)], 'swing.wmv');
  expect(await readVideo(bytes)).toEqual({ problem: null, facts: null });
});
