import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

it('the check before the upload reads length, frame rate, picture and codec', async () => {
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
])('the check before the upload rejects %s', async (entry, sentence) => {
  const { problem, facts } = await readVideo(withSampleEntry(entry));
  expect(problem?.message).toContain(sentence);
  expect(facts).toBeNull();
});

/** The edit list with its one entry at this rate: it plays at another speed. */
function atRate(rate: number, video: Buffer): Buffer {
  const bytes = Buffer.from(video);
  bytes.writeInt32BE(rate * 2 ** 16, bytes.indexOf('elst') + 20);
  return bytes;
}

describe('on a device that converts ProRes', () => {
  beforeEach(() => {
    const isConfigSupported = async (config: object) => ({ supported: true, config });
    vi.stubGlobal('VideoDecoder', { isConfigSupported });
    vi.stubGlobal('VideoEncoder', { isConfigSupported });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('the check before the upload accepts a ProRes video', async () => {
    const { problem, facts } = await readVideo(withSampleEntry('apch'));
    expect([problem, facts?.codec]).toEqual([null, 'ProRes']);
  });

  it('the check before the upload rejects one whose edit list no conversion keeps', async () => {
    const file = new File(
      [new Uint8Array(atRate(2, Buffer.from(await withSampleEntry('apch').arrayBuffer())))],
      'a.mov',
    );
    const { problem, facts } = await readVideo(file);
    expect(problem?.message).toContain('ProRes videos are not supported');
    expect(facts).toBeNull();
  });
});

it('the check before the upload rejects text with any file name', async () => {
  const { problem } = await readVideo(new File(['#EXTM3U\nhttp://127.0.0.1:9/part.ts\n'], 'swing.mp4'));
  expect(problem?.message).toBe('Selected file is not a video');
});

it('the check before the upload rejects a video that the analysis would reject', async () => {
  const bytes = Buffer.from(sample);
  // The movie's duration, in units of its time scale, and the track's.
  const header = bytes.indexOf('mvhd') + 4;
  bytes.writeUInt32BE(bytes.readUInt32BE(header + 12) * 61, header + 16);
  const track = bytes.indexOf('tkhd') + 4;
  bytes.writeUInt32BE(bytes.readUInt32BE(header + 16), track + 20);
  const media = bytes.indexOf('mdhd') + 4;
  bytes.writeUInt32BE(bytes.readUInt32BE(media + 12) * 61, media + 16);
  const { problem, facts } = await readVideo(new File([new Uint8Array(bytes)], 'swing.mp4'));
  expect(problem).toMatchObject({ code: 'too-long', title: 'Video Too Long' });
  expect(facts).toBeNull();
});

it.each([
  ['without the index of its frames', (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('moov') - 4)],
  ['with a damaged index', (bytes: Buffer) => bytes.fill(0xff, bytes.indexOf('mdia'), bytes.indexOf('mdia') + 400)],
])('the check before the upload rejects a file of a known format %s', async (_, damage) => {
  const { problem, facts } = await readVideo(new File([new Uint8Array(damage(Buffer.from(sample)))], 'swing.mp4'));
  expect(problem?.title).toBe('Invalid Video File');
  expect(facts).toBeNull();
});

it('the check before the upload leaves a file that it cannot parse to the server', async () => {
  const bytes = new File([new Uint8Array(10_000)], 'swing.wmv');
  expect(await readVideo(bytes)).toEqual({ problem: null, facts: null });
});
