export * from './billing/compare-entitlements.ts';
export * from './billing/decide-entitlement.ts';
export * from './billing/order-reads.ts';
export * from './billing/paid-plans.ts';
export * from './calendar/central-day-key.ts';
export * from './calendar/day-keys.ts';
export { daysLeftInMonth, nextMonth, previousMonth } from './calendar/month-days.ts';
export { nameMonth, nameMonthAndYear } from './calendar/name-month.ts';
export * from './calendar/us-central.ts';
export { describeGoalEnd } from './goals/describe-goal-end.ts';
export * from './goals/goal-days.ts';
export { countReadings, goalWords } from './goals/goal-words.ts';
export { greatestTarget, isTarget } from './goals/is-target.ts';
export { type ChosenTarget, nameTarget } from './goals/name-goal.ts';
export { isLength, writeChange, writeGoalNumber, writeLeastGain, writeLevel } from './goals/write-goal-number.ts';
export * from './guided/guided-sets.ts';
export * from './loading/loading-steps.ts';
export * from './mobility/read-degrees.ts';
export { bodyOfChecks } from './mobility-check/body-of-checks.ts';
export { checkProgress } from './mobility-check/check-progress.ts';
export {
  type CheckPart,
  type CheckStep,
  checkParts,
  mobilityCheckVersion,
  promptsFrom,
} from './mobility-check/check-script.ts';
export { explainTurn, isCheckDue } from './mobility-check/explain-turn.ts';
export type { MotionSample } from './mobility-check/motion-sample.ts';
export { type MotionRecording, readRecording, type UnreadableBecause } from './mobility-check/read-recording.ts';
export type { RejectedBecause, Repetition } from './mobility-check/read-repetition.ts';
export { summarizeTurns } from './mobility-check/summarize-turns.ts';
export { readVideo, videoPosesPerS } from './mobility-check/video/read-video.ts';
export { findNeeds } from './needs/find-needs.ts';
export { areaNames } from './needs/goal-names.ts';
export { announcementHour } from './notifications/announcement-hour.ts';
export { describeCause, type NotificationText } from './notifications/describe-cause.ts';
export { listDueReminders, type Reminder } from './notifications/due-reminders.ts';
export { daysOfWeek, isFullWeek } from './notifications/full-week.ts';
export { isOnce, keyOfCause, type NotificationCause } from './notifications/notification-cause.ts';
export { isPushEndpoint } from './notifications/push/is-push-endpoint.ts';
export { type PushPlan, planPush } from './notifications/push/plan-push.ts';
export { pushTypeOf } from './notifications/push/push-type.ts';
export { isSpeedRecord } from './notifications/speed-record.ts';
export { compareTopThree, findTopThree, topThreeCandidates } from './notifications/top-three.ts';
export * from './plans/decide-upload.ts';
export * from './plans/decide-workout-view.ts';
export * from './plans/plan-table.ts';
export * from './plans/premium-features.ts';
export * from './plans/usage-limits.ts';
export { awardExercise, type ExerciseAward } from './points/award-exercise.ts';
export * from './points/completion-pace.ts';
export { countStreak, isAtRisk } from './points/count-streak.ts';
export { countWorkouts, findMostTrainedAreas } from './points/count-workouts.ts';
export { listStreakWeeks, weeksOfYear } from './points/list-streak-weeks.ts';
export {
  countPausesLeft,
  listPausableWeeks,
  pausesPerYear,
  refuseChange,
  refusePause,
} from './points/pause-weeks.ts';
export { type Milestone, milestoneAt, reachMilestone } from './points/reach-milestone.ts';
export type { StreakFacts } from './points/streak-facts.ts';
export {
  describeTier,
  nameMultiplier,
  nextTierOf,
  type StreakTier,
  streakTiers,
  tierOf,
} from './points/streak-tiers.ts';
export { pointsPerSwingUpload } from './points/swing-points.ts';
export { sayTimeBy } from './progress/progress-readings.ts';
export { recapMonth } from './recap/recap-month.ts';
export { type RecapFacts, writeRecap } from './recap/write-recap.ts';
export * from './sharing/share-rules.ts';
export type { ShotCell, ShotFileRow } from './shots/cells/shot-cell.ts';
export {
  formatBall,
  formatDifference,
  formatExtent,
  formatRange,
  formatSize,
  unitBeside,
} from './shots/format-ball.ts';
export { hasSameNumbers, numbersFromShot, typedBeside, withTyped } from './shots/numbers-of-swing.ts';
export { proposeShots } from './shots/propose-shots.ts';
export {
  describeHeadings,
  type FileShot,
  maxShotAheadMs,
  type ReadShotFile,
  type ReadShotFileOptions,
  readShotFile,
} from './shots/read-shot-file.ts';
export { hasRoom, type StorageFacts, storageRoom } from './storage/storage-room.ts';
export * from './upload/advise-on-video.ts';
export * from './upload/check-launch-monitor-fields.ts';
export * from './upload/check-video.ts';
export {
  checkVideoFile,
  faceOnRequired,
  type VideoFileProblem,
  videoProblem,
} from './upload/check-video-file.ts';
export * from './upload/describe-failure.ts';
export * from './upload/propose-cut.ts';
export * from './video/box.ts';
export * from './video/picture-lines.ts';
export * from './video/place-video.ts';
export * from './video/poses/golfer-box.ts';
export * from './video/poses/track-to-draw.ts';
export * from './video/seen-bones.ts';
export { formatDuration } from './workouts/format-duration.ts';
export { isLogTime } from './workouts/is-log-time.ts';
export { limitEffort } from './workouts/limit-effort.ts';
export { planWorkout, type WorkoutRequest } from './workouts/plan-workout.ts';
export type { PlannedExercise } from './workouts/planned-exercise.ts';
export { restSecondsOf } from './workouts/rest-seconds.ts';
export { swapExercise } from './workouts/swap-exercise.ts';
export { historyDays, summarizeTraining, type TrainingRows } from './workouts/training-history.ts';
export { stageOf } from './workouts/workout-stages.ts';
export { writeOpening } from './workouts/write-opening.ts';
