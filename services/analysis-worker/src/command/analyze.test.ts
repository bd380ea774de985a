import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { clipFolder, shrinkClip } from '../../test/media/make-clip.ts';

const command = fileURLToPath(new URL('../../dist/command/analyze.js', import.meta.url));
const sample = fileURLToPath(new URL('../../../../samples/face-on.mp4', import.meta.url));
const clips = clipFolder();
afterAll(() => clips.remove());

const env = { ...process.env, POSE_MODEL: 'lite' };
const analyze = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env });

describe('the command analyze', () => {
  it('prints exactly one JSON object and writes an annotated copy', () => {
    const [swing, target] = [shrinkClip(sample, clips.path('swing.mp4')), clips.path('drawn.mp4')];
    const { status, stdout, stderr } = analyze(swing, '--json', '--annotate', target);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(report).toMatchObject({
      ok: true,
      error: null,
      view: 'face-on',
      handedness: 'right',
      model: 'lite',
      timeBase: { frames: 66, trusted: true },
      events: { impact: { frame: expect.any(Number), timeS: expect.any(Number), confidence: expect.any(Number) } },
    });
    expect(Object.keys(report).sort()).toEqual(
      [
        ...['ok', 'error', 'view', 'handedness', 'timeBase', 'events', 'measurements', 'findings', 'warnings'],
        ...['model', 'algorithm', 'timingsMs', 'filmPair', 'verdict'],
      ].sort(),
    );
    const drawn = spawnSync('ffprobe', ['-v', 'error', '-show_entries', 'stream=nb_frames', '-of', 'csv=p=0', target]);
    expect(drawn.stdout.toString().trim()).toBe('66');
  }, 120_000);

  it('ends with status 3 and a code when the video is rejected', () => {
    writeFileSync(clips.path('text.mp4'), 'not a video');
    const { status, stdout } = analyze(clips.path('text.mp4'), '--json');
    expect(status).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { code: 'invalid-media' } });
  }, 20_000);

  it.each([[[]], [['nowhere.mp4']]])(
    'ends with status 2 on %j',
    (args) => {
      const { status, stdout, stderr } = analyze(...args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toContain('Usage');
    },
    20_000,
  );
});
