import { z } from 'zod/mini';

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

/** All poses that the model detected in one video. The stored landmarks file has this shape. */
export const poseTrackSchema = z.object({
  widthPx: z.int(),
  heightPx: z.int(),
  frames: z.array(poseFrameSchema),
});
export type PoseTrack = z.infer<typeof poseTrackSchema>;
