import { createHash } from 'node:crypto';
import { maxVideoBytes } from '@trueswing/contracts';
import type { AppError } from '@trueswing/service-kit';
import { videoRefusals } from '../upload/refuse-video.ts';
import { Mp4Tracks } from './mp4-tracks.ts';
import { sniffVideo, type VideoKind } from './sniff-video.ts';

export interface VideoFacts {
  sizeBytes: number;
  sha256: string;
}

/** A file as it arrives. `isTruncated` is true, once it has ended, when it was longer than any request may be. */
export interface IncomingVideo {
  bytes: AsyncIterable<Buffer>;
  isTruncated(): boolean;
}

/** Bytes that decide what kind of file it is. */
const headBytes = 16 * 1024;

const hevcEntries = new Set(['hvc1', 'hev1', 'hvc2', 'hev2', 'hvt1', 'lhv1', 'lhe1', 'dvh1', 'dvhe']);
const proResEntries = new Set(['apco', 'apcs', 'apcn', 'apch', 'ap4h', 'ap4x', 'aprn', 'aprh']);

/**
 * Looks at a video while it goes by: counts, hashes, and refuses as soon as it can be known that the analysis could not
 * read it. The name and type that the client claims play no part.
 */
export class VideoInspection {
  #hash = createHash('sha256');
  #sizeBytes = 0;
  #head: Buffer[] = [];
  #kind: VideoKind | undefined;
  #mp4 = new Mp4Tracks();

  /**
   * The same bytes. @throws AppError `file-empty`, `file-too-large`, `not-a-video`, `playlist-refused`,
   * `format-refused`, `hevc-refused`, `prores-refused`
   */
  async *watch(video: IncomingVideo): AsyncGenerator<Buffer> {
    for await (const chunk of video.bytes) {
      this.#sizeBytes += chunk.length;
      if (this.#sizeBytes > maxVideoBytes) continue;
      this.#hash.update(chunk);
      this.#mp4.write(chunk);
      if (!this.#kind) {
        this.#head.push(chunk);
        if (this.#sizeBytes >= headBytes) await this.#judgeHead();
      }
      this.#judgeTracks();
      yield chunk;
    }
    if (this.#sizeBytes === 0) throw videoRefusals.empty();
    if (video.isTruncated()) throw videoRefusals.formTooLarge();
    if (this.#sizeBytes > maxVideoBytes) throw videoRefusals.tooLarge(this.#sizeBytes);
    if (!this.#kind) await this.#judgeHead();
    this.#judgeTracks();
  }

  /** Of the whole file, once it has gone by. */
  facts(): VideoFacts {
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest('hex') };
  }

  async #judgeHead(): Promise<void> {
    this.#kind = await sniffVideo(Buffer.concat(this.#head));
    this.#head = [];
  }

  #judgeTracks(): void {
    if (this.#kind !== 'mp4') return;
    const refusal = refusalOf(this.#mp4);
    if (refusal) throw refusal;
  }
}

function refusalOf({ tracks, isComplete }: Mp4Tracks): AppError | null {
  const entries = tracks.flatMap((track) => track.sampleEntries);
  if (entries.some((entry) => hevcEntries.has(entry))) return videoRefusals.hevc();
  if (entries.some((entry) => proResEntries.has(entry))) return videoRefusals.prores();
  if (isComplete && !tracks.some((track) => track.handler === 'vide')) return videoRefusals.notAVideo();
  return null;
}
