import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { poseSize } from '../../services/analysis-worker/src/pipeline/decode/picture-size.ts';
import { loadVision, openLandmarker } from '../../services/analysis-worker/src/pipeline/pose/landmarker.ts';
import { probeVideo } from '../../services/analysis-worker/src/pipeline/probe/probe-video.ts';

const model = join(dirname(fileURLToPath(import.meta.url)), 'models/pose_landmarker_full.task');

/** A bare ffmpeg decodes the whole clip; `poses` of its frames go straight into a bare landmarker. */
export async function runFloor(path: string, poses: number): Promise<{ poses: number[]; peakMb: number }> {
  const { signal } = new AbortController();
  const facts = await probeVideo({ path, ffprobePath: 'ffprobe', signal, timeoutMs: 30_000 });
  const { widthPx: width, heightPx: height } = poseSize(facts);
  const count = facts.frameTimesS.length;
  const { detectPose } = await openLandmarker(await loadVision(), readFileSync(model));
  // Takes frame n when n · poses / count passes a whole number: evenly spread, and exactly `poses` frames.
  const select = `select='gt(floor((n+1)*${poses}/${count}),floor(n*${poses}/${count}))'`;
  const filters = `${select},scale=${width}:${height}:flags=bilinear`;
  const output = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-'];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-i', path, '-vf', filters, '-vsync', 'passthrough', ...output], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const data = new Uint8Array(width * height * 4);
  let filled = 0;
  let detected = 0;
  for await (const chunk of ffmpeg.stdout as AsyncIterable<Buffer>) {
    for (let offset = 0; offset < chunk.length; ) {
      const bytes = Math.min(data.length - filled, chunk.length - offset);
      data.set(chunk.subarray(offset, offset + bytes), filled);
      filled += bytes;
      offset += bytes;
      if (filled < data.length) continue;
      detectPose({ width, height, data }, Math.round((detected++ * 1000) / 60));
      filled = 0;
    }
  }
  if (detected !== poses) throw new Error(`The floor got ${detected} frames instead of ${poses}.`);
  return { poses: [detected], peakMb: Math.round(process.resourceUsage().maxRSS / 1024) };
}
