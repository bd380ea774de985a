import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clipFolder, drawClip } from '../../test/media/make-clip.ts';
import { type FfmpegJob, framesPipe, MediaProcessError, startFfmpeg } from './ffmpeg.ts';

const clips = clipFolder();
let clip: string;
beforeAll(() => {
  clip = drawClip(clips.path('clip.mp4'), 'testsrc2=s=640x360:r=30:d=10');
}, 60_000);
afterAll(() => clips.remove());

const job = (changes: Partial<FfmpegJob> = {}): FfmpegJob => ({
  ffmpegPath: 'ffmpeg',
  input: { path: clip, maxSeconds: 60 },
  filterGraph: '[0:V:0]format=rgba[frames]',
  outputs: [{ options: ['-map', '[frames]', '-f', 'rawvideo'], target: framesPipe }],
  signal: new AbortController().signal,
  timeoutMs: 20_000,
  ...changes,
});

/** The arguments with which the job starts ffmpeg. */
async function argumentsOf(changes: Partial<FfmpegJob>): Promise<string[]> {
  const ffmpegPath = clips.path('print-arguments');
  writeFileSync(ffmpegPath, '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const running = startFfmpeg(job({ ...changes, ffmpegPath }));
  const printed = await text(running.frames);
  await running.ended;
  return printed.trimEnd().split('\n');
}

describe('startFfmpeg', () => {
  it('starts ffmpeg with exactly this command line', async () => {
    const input = { path: clip, maxSeconds: 61, seekS: 1.5 };
    const options = ['-map', '[frames]', '-f', 'rawvideo'];
    const outputs = [
      { options, target: framesPipe },
      { options: ['-f', 'mp4'], target: clips.path('a copy.mp4') },
    ];
    expect(await argumentsOf({ input, outputs, decoderThreads: 1 })).toEqual([
      ...['-y', '-nostdin', '-hide_banner', '-v', 'warning', '-filter_complex_threads', '1', '-vsync', 'passthrough'],
      ...['-timelimit', '40', '-protocol_whitelist', 'file,pipe'],
      ...['-format_whitelist', 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpeg,mpegts,asf,flv'],
      ...['-max_pixels', '9437184', '-threads', '1'],
      ...['-copyts', '-noaccurate_seek', '-seek_timestamp', '1', '-ss', '1.500000', '-t', '61', '-i', `file:${clip}`],
      ...['-filter_complex', '[0:V:0]format=rgba[frames]', ...options, 'pipe:1'],
      ...['-f', 'mp4', `file:${clips.path('a copy.mp4')}`],
    ]);
  }, 20_000);

  it('decodes with two threads by default, whatever the number of cores', async () => {
    const printed = await argumentsOf({});
    expect(printed.slice(printed.indexOf('-threads')).slice(0, 2)).toEqual(['-threads', '2']);
  }, 20_000);

  it('kills a process that takes too long, here because its frames are not read', async () => {
    const running = startFfmpeg(job({ timeoutMs: 300 }));
    await expect(running.ended).rejects.toMatchObject({ name: 'MediaProcessError', timedOut: true });
    expect(clips.processes()).toEqual([]);
  }, 20_000);

  it('kills the process on an abort and gives the reason of the abort', async () => {
    const abort = new AbortController();
    const running = startFfmpeg(job({ signal: abort.signal }));
    running.frames.once('data', () => abort.abort(new Error('enough')));
    await expect(running.ended).rejects.toThrow('enough');
    expect(clips.processes()).toEqual([]);
  }, 20_000);

  it('leaves no process when the abort came first', async () => {
    const running = startFfmpeg(job({ signal: AbortSignal.abort(new Error('too late')) }));
    await expect(running.ended).rejects.toThrow('too late');
    expect(clips.processes()).toEqual([]);
  }, 20_000);

  it('gives a low-priority process the lowest priority among all sessions, not only in its own', async () => {
    const abort = new AbortController();
    const running = startFfmpeg(job({ signal: abort.signal, lowPriority: true }));
    await once(running.frames, 'readable');
    try {
      const pid = clips.processes()[0]?.pid ?? 0;
      expect(getPriority(pid)).toBe(constants.priority.PRIORITY_LOW);
      const session = `/proc/${pid}/autogroup`;
      if (existsSync(session)) expect(readFileSync(session, 'utf8')).toContain('nice 19');
    } finally {
      abort.abort(new Error('done'));
    }
    await expect(running.ended).rejects.toThrow('done');
  }, 20_000);

  it('reads no more than the given seconds', async () => {
    const running = startFfmpeg(job({ input: { path: clip, maxSeconds: 0.5 } }));
    let bytes = 0;
    running.frames.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await running.ended;
    expect(bytes).toBe(15 * 640 * 360 * 4);
  }, 20_000);

  it("reports the last 8 KB of ffmpeg's messages when it fails", async () => {
    const failure = await startFfmpeg(job({ filterGraph: '[0:V:0]nosuchfilter[frames]' })).ended.catch(
      (error) => error,
    );
    expect(failure).toBeInstanceOf(MediaProcessError);
    expect(failure.stderrTail).toContain('nosuchfilter');
    expect(failure.stderrTail.length).toBeLessThanOrEqual(8192);
  }, 20_000);

  it.each(['clip.mp4', '-i', 'http://localhost/clip.mp4', 'concat:/etc/passwd'])('rejects a path like %s', (path) => {
    expect(() => startFfmpeg(job({ input: { path, maxSeconds: 60 } }))).toThrow('absolute');
  });
});
