import { VideoInspection } from '../inspect-video/inspect-video.ts';

/** More transfers than a process receives in a day; each holds a few KiB. */
const maxInspections = 500;

/**
 * The inspections of videos that arrive in parts, in the memory of the process that received every part so far. Another process, or
 * this one after a restart, has none: then the video is inspected when it is complete.
 */
export class TransferInspections {
  #byId = new Map<string, VideoInspection>();

  /** Takes the inspection of a transfer that has arrived up to this offset, so that only one request continues it. */
  take(id: string, offset: number): VideoInspection | undefined {
    const inspection = offset === 0 ? new VideoInspection() : this.#byId.get(id);
    this.#byId.delete(id);
    return inspection?.inspectedBytes === offset ? inspection : undefined;
  }

  keep(id: string, inspection: VideoInspection): void {
    const [oldest] = this.#byId.keys();
    if (oldest !== undefined && this.#byId.size >= maxInspections) this.#byId.delete(oldest);
    this.#byId.set(id, inspection);
  }
}
