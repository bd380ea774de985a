import { incompleteUploads } from './stored-uploads.ts';
import { type Golfer, startGateway, type TestGateway } from './test-gateway.ts';
import { encodeVideo, h264, moovFirst, padVideo } from './test-videos.ts';
import { transferCalls } from './transfer-calls.ts';

export const mebibyte = 1024 * 1024;

/** A gateway with videos to transfer. */
export interface TransferStand {
  gateway: TestGateway;
  video: Buffer;
  /** A video of three parts. */
  large: Buffer;
  callsOf(golfer: Golfer, origin?: string): ReturnType<typeof transferCalls>;
  /** Keys of the golfer's parts in the store. */
  partsOf(golfer: Golfer): Promise<string[]>;
}

export async function startTransferStand(): Promise<TransferStand> {
  const [gateway, video] = await Promise.all([startGateway(), encodeVideo('mp4', ...h264, ...moovFirst)]);
  return {
    gateway,
    video,
    large: padVideo(video, 12 * mebibyte),
    callsOf: (golfer, origin = gateway.origin) => transferCalls(origin, golfer),
    async partsOf({ id }) {
      const others = await gateway.rows('select analysis_id from gateway.upload_in_progress where user_id <> $1', [id]);
      const keys = (await incompleteUploads(gateway)).map(({ key }) => key);
      return keys.filter((key) => !others.some(({ analysis_id }) => key.includes(analysis_id)));
    },
  };
}
