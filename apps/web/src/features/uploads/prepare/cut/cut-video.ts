import type { TimeSpan } from '@trueswing/domain';
import {
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { findCaptureRate } from '../frames/find-capture-rate.ts';
import { withVideoTrack } from '../frames/open-track.ts';
import { readFrames } from '../frames/read-frames.ts';
import { toMp4 } from '../frames/to-mp4.ts';
import { type CutPlan, planCut } from './plan-cut.ts';

/** Copies a part of an H.264 video into a new file, frame by frame, without its sound. The original stays as it is. */
export function cutVideo(file: File, part: TimeSpan, signal: AbortSignal): Promise<File> {
  return withVideoTrack(file, async (track) => {
    const index = await readFrames(file, track);
    if (!index) throw new Error('The video has no place to cut at.');
    const made = await copyFrames(track, planCut(index, part), signal);
    return toMp4(file, made, findCaptureRate(index));
  });
}

async function copyFrames(track: InputVideoTrack, plan: CutPlan, signal: AbortSignal): Promise<ArrayBuffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const source = new EncodedVideoPacketSource('avc');
  // The clock of the original: in another one, times would be rounded.
  const frameRate = await track.getTimeResolution();
  output.addVideoTrack(source, { frameRate, transformationMatrix: await track.getTransformationMatrix() });
  await output.start();
  const decoderConfig = await track.getDecoderConfig();
  let place = plan.first;
  const sink = new EncodedPacketSink(track);
  const start = await sink.getKeyPacket(plan.leadingUntilS);
  for await (const packet of sink.packets(start ?? undefined)) {
    signal.throwIfAborted();
    if (place === plan.end) break;
    place += 1;
    if (packet.timestamp < plan.leadingUntilS) continue;
    const moved = packet.clone({ timestamp: packet.timestamp - plan.originS });
    await source.add(moved, decoderConfig ? { decoderConfig } : {});
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The cut video was not written.');
  return target.buffer;
}
