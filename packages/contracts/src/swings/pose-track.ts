import { z } from 'zod/mini';
import { slowMotionSchema } from './upload-fields.ts';

/** BlazePose's 33 landmarks, by name → index (MediaPipe pose landmark model). */
export const landmarkIndex = {
  nose: 0,
  leftEye: 2,
  rightEye: 5,
  leftEar: 7,
  rightEar: 8,
  leftShoulder: 11,
  rightShoulder: 12,
  leftElbow: 13,
  rightElbow: 14,
  leftWrist: 15,
  rightWrist: 16,
  leftIndex: 19,
  rightIndex: 20,
  leftHip: 23,
  rightHip: 24,
  leftKnee: 25,
  rightKnee: 26,
  leftAnkle: 27,
  rightAnkle: 28,
  leftHeel: 29,
  rightHeel: 30,
  leftFootIndex: 31,
  rightFootIndex: 32,
} as const;
export const landmarkCount = 33;

/** Pose of one frame. `image` is [x, y, visibility] per landmark: x, y in 0…1 of the upright picture, y down. */
export const poseFrameSchema = z.object({
  /** 0-based index in decoded display order of the source video. */
  frame: z.int(),
  /** Presentation time in seconds, the first displayed frame at 0. */
  timeS: z.number(),
  image: z.nullable(z.array(z.tuple([z.number(), z.number(), z.number()])).check(z.length(landmarkCount))),
  /** [x, y, z] in meters from the mid-hip: x to the picture's right, y down, z away from the camera. */
  world: z.nullable(z.array(z.tuple([z.number(), z.number(), z.number()])).check(z.length(landmarkCount))),
});
export type PoseFrame = z.infer<typeof poseFrameSchema>;

/** All poses that the model detected in one video. */
export const poseTrackSchema = z.object({
  widthPx: z.int(),
  heightPx: z.int(),
  frames: z.array(poseFrameSchema),
});
export type PoseTrack = z.infer<typeof poseTrackSchema>;

/** Facts that are known about the times of a video's frames. The time base follows from them and from the swing events. */
export const timeBaseFactsSchema = z.object({
  /** Presentation time of every decoded frame in seconds, the first at 0. */
  frameTimesS: z.readonly(z.array(z.number())),
  /** Per frame: whether it repeats the picture before. */
  repeatedFrames: z.readonly(z.array(z.boolean())),
  /** The capture rate in the file's metadata, frames per second; absent or null if the file has none. */
  captureFps: z.optional(z.nullable(z.number())),
  /** Slow motion, as the golfer states it; absent is 'unknown'. */
  slowMotion: z.optional(slowMotionSchema),
});
export type TimeBaseFacts = Readonly<z.infer<typeof timeBaseFactsSchema>>;

/** The stored landmarks file: all that is needed to measure a video again. */
export const storedTrackSchema = z.extend(poseTrackSchema, {
  /** Absent in files from before a key frame could be moved. */
  timeFacts: z.optional(timeBaseFactsSchema),
});
export type StoredTrack = z.infer<typeof storedTrackSchema>;
