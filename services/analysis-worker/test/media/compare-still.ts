import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Size of a picture, and how much it resembles a frame of a video. */
export async function compareStill(still: string, { video, frame }: { video: string; frame: number }) {
  const graph = `[1]select='eq(n,${frame})',scale=480:-2,format=yuvj420p[v];[0]format=yuvj420p[s];[s][v]psnr`;
  const { stderr } = await promisify(execFile)('ffmpeg', [
    ...['-nostdin', '-hide_banner', '-i', still, '-i', video, '-filter_complex', graph],
    ...['-frames:v', '1', '-f', 'null', '-'],
  ]);
  const psnr = /PSNR.*average:(\S+)/.exec(stderr)?.[1] ?? '';
  return { size: /mjpeg.*?(\d+x\d+)/.exec(stderr)?.[1], psnrDb: psnr === 'inf' ? 100 : Number(psnr) };
}
