import type { TimeSpan } from '@trueswing/domain';
import { BlobSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny';
import { wait } from '../../../shared/wait.ts';
import { type Capture, type CutVideo, heldS } from './capture.ts';
import type { StoredPacket } from './packet-ring.ts';
import { writeVideo } from './write-video.ts';

/** One recorder runs for this time, and the next one starts in its middle: each swing is whole in one of them. */
const segmentS = 2 * heldS;
/** Formats in the order in which they are wanted: the first one needs no conversion before the upload. */
const formats = ['video/mp4;codecs=avc1', 'video/mp4', 'video/webm;codecs=vp8', 'video/webm'];
const bitsPerSecond = 12_000_000;
/** A recorder has written a picture this time after the camera delivered it. */
const writtenAfterS = 0.3;
/** A hot phone takes its time to write a recording. */
const handedOverMs = 15_000;
const patienceMs = 3000;

interface Segment {
  readonly recorder: MediaRecorder;
  /** Times of its first and last picture on the clock of the camera; null until it has one, and while it runs. */
  startS: number | null;
  endS: number | null;
  /** The latest end of the cuts that wait for it. */
  neededUntilS: number;
  /** Its file, once the recorder has stopped. */
  readonly recorded: Promise<Blob>;
}

/** Whether this browser can record without an encoder of its own for pages. */
export const canRecordMedia = (): boolean => 'MediaRecorder' in globalThis && findFormat() !== undefined;

const findFormat = (): string | undefined => formats.find((format) => MediaRecorder.isTypeSupported(format));

/** Records with two recorders that overlap, where the pictures cannot be encoded one by one. */
export function openMediaCapture(track: MediaStreamVideoTrack): Capture {
  const stream = new MediaStream([track]);
  let segments: Segment[] = [];
  let lastS = Number.NEGATIVE_INFINITY;
  let lastAddMs = performance.now();
  let newestS = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const startSegment = () => {
    const mimeType = findFormat();
    const recorder = new MediaRecorder(stream, { videoBitsPerSecond: bitsPerSecond, ...(mimeType && { mimeType }) });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void pieces.push(data);
    // It also stops by itself, where its track has ended.
    const recorded = new Promise<Blob>((resolve) => {
      recorder.onstop = () => {
        segment.endS ??= lastS;
        resolve(new Blob(pieces));
      };
    });
    const segment: Segment = { recorder, startS: null, endS: null, neededUntilS: Number.NEGATIVE_INFINITY, recorded };
    recorder.onstart = () => {
      segment.startS = lastS;
    };
    recorder.start(1000);
    segments.push(segment);
    newestS = lastS;
  };
  const stopSegment = (segment: Segment) => {
    segment.endS ??= lastS;
    if (segment.recorder.state !== 'inactive') segment.recorder.stop();
  };
  /** The newest segment with a span. One that has ended before it, or was started within it, has not all of it. */
  const findSegment = ({ startS, endS }: TimeSpan): Segment | undefined => {
    const covers = (segment: Segment) => segment.startS !== null && segment.startS <= startS;
    const reaches = (segment: Segment) => segment.endS === null || segment.endS >= endS;
    return segments.findLast((each) => covers(each) && reaches(each)) ?? segments.find(reaches);
  };
  const hasStalled = () => isClosed || performance.now() - lastAddMs > patienceMs;

  return {
    add({ streamS }) {
      if (isClosed) return;
      lastS = streamS;
      lastAddMs = performance.now();
      if (streamS - newestS >= segmentS / 2) startSegment();
      for (const segment of segments) {
        const isOld = segment.startS !== null && streamS - segment.startS > segmentS;
        if (isOld && segment.neededUntilS < streamS) stopSegment(segment);
      }
      segments = segments.filter(({ endS }) => endS === null || endS > streamS - heldS);
    },
    async cut(span) {
      const untilS = span.endS + writtenAfterS;
      while (segments.length === 0 && !hasStalled()) await wait(50);
      const segment = findSegment(span);
      if (!segment) return null;
      segment.neededUntilS = Math.max(segment.neededUntilS, untilS);
      // Another cut may need more of the same recording, and be there first.
      while (segment.endS === null && lastS < segment.neededUntilS && !hasStalled()) await wait(50);
      if (segment.endS === null) {
        stopSegment(segment);
        if (!isClosed && track.readyState === 'live') startSegment();
      }
      const recorded = await Promise.race([segment.recorded, wait(handedOverMs).then(() => null)]);
      return recorded && cutSegment(recorded, segment.startS ?? span.startS, span);
    },
    close() {
      isClosed = true;
      for (const segment of segments) stopSegment(segment);
    },
  };
}

/** Copies the part of a recorded segment. */
async function cutSegment(recorded: Blob, startS: number, span: TimeSpan): Promise<CutVideo | null> {
  const input = new Input({ source: new BlobSource(recorded), formats: [MP4, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track?.codec || !decoderConfig) return null;
    const sink = new EncodedPacketSink(track);
    const packets: StoredPacket[] = [];
    const first = (await sink.getKeyPacket(span.startS - startS)) ?? undefined;
    for await (const { data, type, timestamp } of sink.packets(first)) {
      const timeS = startS + timestamp;
      if (timeS > span.endS) break;
      packets.push({ data, isKey: type === 'key', timeS });
    }
    return await writeVideo(packets, { codec: track.codec, decoderConfig, rotation: track.rotation });
  } finally {
    input.dispose();
  }
}
