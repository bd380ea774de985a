import type { FilmedTest } from '@trueswing/contracts';
import { encodeVideo, h264 } from './test-videos.ts';

/** A form as the mobility check sends it. */
export async function videoForm(...tests: FilmedTest[]): Promise<FormData> {
  const form = new FormData();
  const bytes = new Uint8Array(await encodeVideo('mp4', ...h264));
  for (const test of tests) form.append(`${test}Video`, new File([bytes], 'video.mp4', { type: 'video/mp4' }));
  return form;
}
