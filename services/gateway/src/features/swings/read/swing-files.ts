import {
  apiRoutes,
  type MovedEvents,
  routeUrl,
  type SwingEventName,
  type SwingHead,
  swingEventNames,
  swingHeadSchema,
  type VideoView,
} from '@trueswing/contracts';
import { z } from 'zod/mini';
import { type JsonText, toJson } from '../../../http/json-text.ts';
import type { SwingRow } from '../swings.repository.ts';

const fileRoutes = {
  video: apiRoutes.readVideo,
  poster: apiRoutes.readPoster,
  landmarks: apiRoutes.readLandmarks,
} as const;

/** URLs of the files of an analysis. */
export interface FileUrls {
  file(kind: keyof typeof fileRoutes, view: VideoView): string;
  still(view: VideoView, event: SwingEventName): string;
}

/** The URLs under which the owner reads the files. */
const ownUrls = (id: string): FileUrls => ({
  file: (kind, view) => routeUrl(fileRoutes[kind], { params: { id, view } }),
  still: (view, event) => routeUrl(apiRoutes.readKeyFrame, { params: { id, view, event } }),
});

/** The properties of a swing that are URLs of its files. */
export const fileKeys = {
  faceOnVideoUrl: true,
  faceOnPosterUrl: true,
  faceOnLandmarksUrl: true,
  faceOnKeyFrameUrls: true,
  downTheLineVideoUrl: true,
  downTheLinePosterUrl: true,
  downTheLineLandmarksUrl: true,
  downTheLineKeyFrameUrls: true,
} as const satisfies Partial<Record<keyof SwingHead, true>>;

const filesSchema = z.pick(swingHeadSchema, fileKeys);
type Files = z.infer<typeof filesSchema>;

type FilesRow = Pick<SwingRow, 'id' | 'moves' | `${'face_on' | 'down_the_line'}_key_frames` | DownTheLineKey>;
type StillKeys = FilesRow['face_on_key_frames'];
type DownTheLineKey = `down_the_line_${'video' | 'poster' | 'landmarks'}_key`;

/** URLs of the files of an analysis that has them. A key frame that the golfer moved, or that lies outside the video, has no still. */
export function describeFiles(row: FilesRow, urls: FileUrls): Files {
  const file = (kind: keyof typeof fileRoutes, exists: unknown) => (exists ? urls.file(kind, 'down-the-line') : null);
  const stills = (view: VideoView, keys: StillKeys, moves: MovedEvents = {}) =>
    keys && mapEvents((event) => (keys[event] && moves[event] === undefined ? urls.still(view, event) : null));
  return filesSchema.parse({
    faceOnVideoUrl: urls.file('video', 'face-on'),
    faceOnPosterUrl: urls.file('poster', 'face-on'),
    faceOnLandmarksUrl: urls.file('landmarks', 'face-on'),
    downTheLineVideoUrl: file('video', row.down_the_line_video_key),
    downTheLinePosterUrl: file('poster', row.down_the_line_poster_key),
    downTheLineLandmarksUrl: file('landmarks', row.down_the_line_landmarks_key),
    faceOnKeyFrameUrls: stills('face-on', row.face_on_key_frames, row.moves?.faceOn),
    downTheLineKeyFrameUrls: stills('down-the-line', row.down_the_line_key_frames, row.moves?.downTheLine),
  } satisfies z.input<typeof filesSchema>);
}

const mapEvents = (toUrl: (event: SwingEventName) => string | null) =>
  Object.fromEntries(swingEventNames.map((event) => [event, toUrl(event)])) as Record<SwingEventName, string | null>;

/** JSON of an analysis that has no files yet: each URL is null. */
export const noFiles = toJson<Files>(
  filesSchema.parse(Object.fromEntries(Object.keys(fileKeys).map((key) => [key, null]))),
);

const anyId = '00000000-0000-0000-0000-000000000000';
/** By the files that an analysis has, and the key frames that were moved: the JSON of its URLs, cut where the id stands. */
const written = new Map<string, readonly string[]>();
/** More kinds than golfers' corrections usually make. */
const mostKinds = 1_000;

/** The owner's URLs as JSON. Analyses with the same kinds of files differ in the id only, so each kind is written once. */
export function writeFiles(row: FilesRow): JsonText<Files> {
  const { down_the_line_video_key: video, down_the_line_poster_key: poster, down_the_line_landmarks_key: marks } = row;
  const stills = [row.face_on_key_frames, row.down_the_line_key_frames];
  const events = stills.map((keys) => keys && Object.keys(keys));
  const kind = JSON.stringify([[video, poster, marks].map(Boolean), events, row.moves]);
  let parts = written.get(kind);
  if (!parts) {
    if (written.size >= mostKinds) written.clear();
    parts = toJson(describeFiles(row, ownUrls(anyId))).split(anyId);
    written.set(kind, parts);
  }
  return parts.join(row.id) as JsonText<Files>;
}
