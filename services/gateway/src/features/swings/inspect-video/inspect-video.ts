import { createHash } from 'node:crypto';
import { maxVideoBytes } from '@trueswing/contracts';
import type { AppError } from '@trueswing/service-kit';
import { Mp4Tracks } from './mp4-tracks.ts';
import { sniffVideo, type VideoKind } from './sniff-video.ts';
import { videoRejections } from './video-errors.ts';

export interface VideoFacts {
  sizeBytes: number;
  sha256: string;
  /** When it was recorded, as the file says; null if it says nothing. */
  recordedAt: Date | null;
}

/** A file while it arrives. At its end, `isTruncated` says whether it was longer than a request may be. */
export interface IncomingVideo {
  bytes: AsyncIterable<Buffer>;
  isTruncated(): boolean;
}

/** Bytes at the start of a file that identify its format. */
const headBytes = 16 * 1024;

const hevcEntries = new Set(['hvc1', 'hev1', 'hvc2', 'hev2', 'hvt1', 'lhv1', 'lhe1', 'dvh1', 'dvhe']);
const proResEntries = new Set(['apco', 'apcs', 'apcn', 'apch', 'ap4h', 'ap4x', 'aprn', 'aprh']);

/**
 * Inspects a video while it is streamed: counts and hashes its bytes, and rejects it as soon as it is certain that the
 * analysis could not read it. The name and type that the client sends are ignored.
 */
export class VideoInspection {
  #hash = createHash('sha256');
  #sizeBytes = 0;
  #head: Buffer[] = [];
  #kind: VideoKind | undefined;
  #mp4 = new Mp4Tracks();

  /** Number of bytes that have been inspected. */
  get inspectedBytes(): number {
    return this.#sizeBytes;
  }

  /**
   * Passes the bytes through. @throws AppError `file-empty`, `file-too-large`, `not-a-video`, `playlist-refused`,
   * `format-refused`, `hevc-refused`, `prores-refused`
   */
  async *inspect(video: IncomingVideo): AsyncGenerator<Buffer> {
    for await (const chunk of video.bytes) {
      await this.write(chunk);
      if (this.#sizeBytes <= maxVideoBytes) yield chunk;
    }
    if (this.#sizeBytes > 0 && video.isTruncated()) throw videoRejections.formTooLarge();
    await this.end();
  }

  /** Inspects the next bytes. @throws AppError that rejects the video, without `file-empty` and `file-too-large` */
  async write(chunk: Buffer): Promise<void> {
    this.#sizeBytes += chunk.length;
    if (this.#sizeBytes > maxVideoBytes) return;
    this.#hash.update(chunk);
    this.#mp4.write(chunk);
    if (!this.#kind) {
      this.#head.push(chunk);
      if (this.#sizeBytes >= headBytes) await this.#checkHead();
    }
    this.#checkTracks();
  }

  /** Decides on the whole file. @throws AppError that rejects the video */
  async end(): Promise<void> {
    if (this.#sizeBytes === 0) throw videoRejections.empty();
    if (this.#sizeBytes > maxVideoBytes) throw videoRejections.tooLarge(this.#sizeBytes);
    if (!this.#kind) await this.#checkHead();
    this.#checkTracks();
  }

  /** Facts of the whole file, after its end. */
  facts(): VideoFacts {
    const recordedAt = this.#kind === 'mp4' ? this.#mp4.recordedAt : null;
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.copy().digest('hex'), recordedAt };
  }

  async #checkHead(): Promise<void> {
    this.#kind = await sniffVideo(Buffer.concat(this.#head));
    this.#head = [];
  }

  #checkTracks(): void {
    if (this.#kind !== 'mp4') return;
    const rejection = rejectionOf(this.#mp4);
    if (rejection) throw rejection;
  }
}

function rejectionOf({ tracks, isComplete }: Mp4Tracks): AppError | null {
  const entries = tracks.flatMap((track) => track.sampleEntries);
  if (entries.some((entry) => hevcEntries.has(entry))) return videoRejections.hevc();
  if (entries.some((entry) => proResEntries.has(entry))) return videoRejections.prores();
  if (isComplete && !tracks.some((track) => track.handler === 'vide')) return videoRejections.notAVideo();
  return null;
}
