export * from './billing/compare-entitlements.ts';
export * from './billing/decide-entitlement.ts';
export * from './billing/paid-plans.ts';
export { type BodyMoment, type BodyNumberName, bodyNumberNames, bodyNumbers } from './body/body-numbers.ts';
export { type BodyGroup, chooseBodyRows } from './body/choose-body-rows.ts';
export {
  type BodyRow,
  describeBodyNumber,
  describeBodyRow,
  type RangeMark,
} from './body/describe-body-row.ts';
export * from './body/read-evidence.ts';
export { usualRangeOf } from './body/usual-range.ts';
export * from './calendar/central-day-key.ts';
export * from './calendar/day-keys.ts';
export { daysLeftInMonth } from './calendar/month-days.ts';
export * from './calendar/relative-time.ts';
export * from './calendar/us-central.ts';
export * from './coach-text/check-coach-text.ts';
export * from './coach-text/fill-slots.ts';
export * from './coach-text/gather-evidence.ts';
export * from './coach-text/write-coach-prompt.ts';
export * from './film/align-films.ts';
export * from './film/box.ts';
export * from './film/golfer-box.ts';
export * from './film/label-lines.ts';
export * from './film/label-space.ts';
export * from './film/measured-angles.ts';
export * from './film/picture-lines.ts';
export * from './film/place-film.ts';
export * from './film/place-labels.ts';
export * from './film/place-still.ts';
export * from './film/poses/track-to-draw.ts';
export * from './film/seen-bones.ts';
export * from './film/swing-loop.ts';
export * from './film/timeline-scale.ts';
export { chanceWithin, withInterval } from './findings/bands.ts';
export * from './findings/describe-rule.ts';
export * from './findings/find-findings.ts';
export * from './guided/guided-sets.ts';
export * from './guided/next-exercise.ts';
export * from './history/average-shots.ts';
export { type Change, compareTyped, type Incomparable, shownDifference, toStep } from './history/change.ts';
export { compareMeasurement, type MeasuredFilm } from './history/compare-measurement.ts';
export type { RepeatError } from './history/compare-turns.ts';
export * from './history/describe-spread.ts';
export * from './launch-monitor/advise-flight.ts';
export * from './launch-monitor/assess-launch-monitor.ts';
export * from './launch-monitor/ball-flight.ts';
export * from './launch-monitor/launch-monitor-shot.ts';
export * from './launch-monitor/smash-factor.ts';
export { chooseRankings } from './leaderboard/choose-rankings.ts';
export * from './lengths/format-length.ts';
export { feetAndInchesOf, formatHeight, heightCmOf } from './lengths/height.ts';
export * from './loading/loading-progress.ts';
export * from './loading/loading-steps.ts';
export * from './mobility/choose-focus-areas.ts';
export * from './mobility/choose-next-film.ts';
export * from './mobility/judge-target.ts';
export { isTurn, type MobilityScale, mobilityScales, spineScale } from './mobility/mobility-scales.ts';
export * from './mobility/read-degrees.ts';
export { addBodyDeficits } from './mobility-check/body-deficits.ts';
export {
  type CheckPart,
  type CheckStep,
  checkParts,
  mobilityCheckVersion,
  promptsFrom,
} from './mobility-check/check-script.ts';
export { adviseOnPart, partMeanings } from './mobility-check/describe-check.ts';
export { bodyTurnOf, explainTurn, isCheckDue, type TurnName } from './mobility-check/explain-turn.ts';
export { describeFilmFailure, filmTexts } from './mobility-check/film/film-texts.ts';
export { filmPosesPerS, readFilm } from './mobility-check/film/read-film.ts';
export type { MotionSample } from './mobility-check/motion-sample.ts';
export { type MotionRecording, readRecording } from './mobility-check/read-recording.ts';
export { summarizeTurns } from './mobility-check/summarize-turns.ts';
export { describeCause, type NotificationText } from './notifications/describe-cause.ts';
export { listDueNotices, type Notice } from './notifications/due-notices.ts';
export { daysOfWeek, isFullWeek } from './notifications/full-week.ts';
export { isOnce, keyOfCause, type NotificationCause } from './notifications/notification-cause.ts';
export { isSpeedRecord } from './notifications/speed-record.ts';
export { compareTopThree, findTopThree, topThreeCandidates } from './notifications/top-three.ts';
export * from './plans/decide-upload.ts';
export * from './plans/decide-workout-view.ts';
export * from './plans/plan-table.ts';
export * from './plans/usage-limits.ts';
export { awardExercise, type ExerciseAward } from './points/award-exercise.ts';
export { isPossiblePace } from './points/completion-pace.ts';
export { countStreak, isAtRisk } from './points/count-streak.ts';
export { listStreakWeeks, weeksOfYear } from './points/list-streak-weeks.ts';
export {
  countPausesLeft,
  listPausableWeeks,
  pausesPerYear,
  refuseChange,
  refusePause,
} from './points/pause-weeks.ts';
export { type Milestone, reachMilestone } from './points/reach-milestone.ts';
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
export { tierOfToday } from './points/tier-of-today.ts';
export * from './reference/club-table.ts';
export * from './sharing/share-rules.ts';
export { addReadings, type FilmReading, type SwingReadings } from './swing/add-readings.ts';
export * from './swing/algorithm-version.ts';
export * from './swing/analyze-swing.ts';
export * from './swing/analyze-views.ts';
export type { AnalyzedView } from './swing/analyzed-view.ts';
export { assessTimeBase } from './swing/checks/assess-time-base.ts';
export * from './swing/combine-views.ts';
export * from './swing/corrections/correct-key-frames.ts';
export * from './swing/corrections/move-events.ts';
export * from './swing/corrections/nudge-event.ts';
export { type EventRules, eventRules } from './swing/events/event-rules.ts';
export * from './swing/fuse-views.ts';
export { bodyCropPx } from './swing/golfer/body-window.ts';
export { compareAppearances } from './swing/golfer/compare-appearances.ts';
export { compareGolfers } from './swing/golfer/compare-golfers.ts';
export { readAppearance } from './swing/golfer/read-appearance.ts';
export { formatInterval, formatMeasurement, formatTurn, unitOf } from './swing/measurements/format-measurement.ts';
export { findTrunkCrops } from './swing/measurements/measure-turns.ts';
export * from './swing/measurements/measure-view.ts';
export { isMeasured } from './swing/measurements/measured-swing.ts';
export * from './swing/skeleton/pose-at-time.ts';
export * from './swing/skeleton/skeleton-bones.ts';
export { mirrorTrack } from './swing/track/mirror-track.ts';
export * from './swing/track/plan-frames.ts';
export * from './swing/turns/estimate-turns.ts';
export type { TrunkCrops } from './swing/turns/network/plan-trunk-crops.ts';
export { type TrunkWindow, trunkCropMoments, trunkCropPx } from './swing/turns/network/trunk-window.ts';
export * from './text/show-result.ts';
export * from './text/show-result-as-json.ts';
export { storeResult } from './text/store-result.ts';
export * from './text/write-texts.ts';
export * from './upload/advise-on-film.ts';
export * from './upload/check-film.ts';
export * from './upload/check-launch-monitor-fields.ts';
export {
  checkVideoFile,
  faceOnRequired,
  type VideoFileProblem,
  videoProblem,
} from './upload/check-video-file.ts';
export * from './upload/describe-failure.ts';
export { chooseVerdict } from './verdict/choose-verdict.ts';
export { knownOfGolfer, usesBothFilms } from './verdict/known-of-golfer.ts';
export * from './verdict/verdict.ts';
export { findDeficits } from './workouts/find-deficits.ts';
export { formatDuration } from './workouts/format-duration.ts';
export { limitEffort } from './workouts/limit-effort.ts';
export { planWorkout, type WorkoutRequest } from './workouts/plan-workout.ts';
export type { PlannedExercise } from './workouts/planned-exercise.ts';
export { restSecondsOf } from './workouts/rest-seconds.ts';
export { swapExercise } from './workouts/swap-exercise.ts';
export { historyDays, summarizeTraining, type TrainingRows } from './workouts/training-history.ts';
export { stageOf } from './workouts/workout-stages.ts';
