export { toDegrees, toRadians } from './1-track/angles.ts';
export { assessTimeBase } from './1-track/checks/assess-time-base.ts';
export { mirrorTrack } from './1-track/mirror-track.ts';
export { joinPasses, maxWholePoses, planCoarsePass, planFinePass } from './1-track/plan-frames.ts';
export { type SettledPose, settlePose } from './1-track/settle-pose.ts';
export * from './1-track/skeleton/pose-at-time.ts';
export * from './1-track/skeleton/skeleton-bones.ts';
export { median } from './1-track/smooth-series.ts';
export * from './1-track/zoom-on-golfer.ts';
export { type EventRules, eventRules } from './2-events/event-rules.ts';
export * from './2-events/move-events.ts';
export * from './2-events/nudge-event.ts';
export { sayMissingEnds } from './2-events/say-missing-ends.ts';
export type { AnalyzedView } from './3-measure/analyzed-view.ts';
export { bodyCropPx } from './3-measure/crops/body-window.ts';
export type { TrunkCrops } from './3-measure/crops/plan-trunk-crops.ts';
export { type TrunkWindow, trunkCropMoments, trunkCropPx } from './3-measure/crops/trunk-window.ts';
export * from './3-measure/format-length.ts';
export {
  digitsOf,
  formatInterval,
  formatMeasurement,
  formatRatios,
  formatTurn,
  unitOf,
} from './3-measure/format-measurement.ts';
export { compareAppearances } from './3-measure/golfer/compare-appearances.ts';
export { compareGolfers } from './3-measure/golfer/compare-golfers.ts';
export { readAppearance } from './3-measure/golfer/read-appearance.ts';
export { findTrunkCrops } from './3-measure/measure-turns.ts';
export * from './3-measure/measure-view.ts';
export { asksForOtherView, hasNumber, isMeasured } from './3-measure/measured-swing.ts';
export {
  type BodyNumberName,
  bodyNumberNames,
  type DialName,
  dialNames,
  dialRow,
  type ListedMeasurement,
  listedMeasurements,
  listedRow,
  measurementRows,
  rowNames,
  type ShownMoment,
  targetRangeOf,
} from './3-measure/measurements.table.ts';
export * from './3-measure/turns/estimate-turns.ts';
export { isTooWide } from './3-measure/turns/judge-turn.ts';
export * from './3-measure/two-videos/fuse-views.ts';
export * from './4-judge/ball/average-ball.ts';
export { compareWithGroup, type GroupComparison } from './4-judge/ball/compare-with-group.ts';
export { type Dispersion, divideLandings, fewestForEllipse, findDispersion } from './4-judge/ball/dispersion.ts';
export { farOutWidths, fewestWithFences, leastWidthOf } from './4-judge/ball/far-out.ts';
export { type BagGaps, type ClubGap, findGaps } from './4-judge/ball/find-gaps.ts';
export {
  type AverageChange,
  compareAverages,
  fewestShots,
  knownAverage,
  meanError,
  shownLimit,
  smallestChange,
} from './4-judge/ball/mean-range.ts';
export { ballProgress, isInProgress, type MonthOfShots } from './4-judge/ball/progress/ball-progress.ts';
export { type ClubOfShots, clubsByShots } from './4-judge/ball/progress/clubs-by-shots.ts';
export { type BodyGroup, chooseBodyRows } from './4-judge/body/choose-body-rows.ts';
export {
  type BodyRow,
  describeBodyNumber,
  describeBodyRow,
  type RangeMark,
} from './4-judge/body/describe-body-row.ts';
export * from './4-judge/body/read-evidence.ts';
export { usualRangeOf } from './4-judge/body/usual-range.ts';
export * from './4-judge/describe-rule.ts';
export * from './4-judge/find-findings.ts';
export { followGoal, type GoalCourse } from './4-judge/goal/follow-goal.ts';
export { type GoalAttempt, shownLevel } from './4-judge/goal/goal-attempt.ts';
export type { GoalPlan, GoalReading, GoalVerdict, OpensMs } from './4-judge/goal/goal-plan.ts';
export {
  directionFrom,
  goalScales,
  hasTwoSides,
  isAngle,
  isAtAim,
  nearlyStraight,
} from './4-judge/goal/goal-scales.ts';
export { type GoalRefusal, liesBeyond, openBallGoal, openGoal } from './4-judge/goal/open-goal.ts';
export { fewestStartSwings, retestSwings } from './4-judge/goal/retest-size.ts';
export { type DayOfShots, shotAttempts } from './4-judge/goal/shot-attempts.ts';
export { swingAttempts } from './4-judge/goal/swing-attempts.ts';
export { type Change, compareTyped, type Incomparable, shownDifference, toStep } from './4-judge/history/change.ts';
export { compareMeasurement, type MeasuredVideo } from './4-judge/history/compare-measurement.ts';
export type { RepeatError } from './4-judge/history/compare-turns.ts';
export * from './4-judge/history/describe-spread.ts';
export type { FilmedView } from './4-judge/history/is-filmed-alike.ts';
export * from './4-judge/history/monthly-average.ts';
export { deviationWithSpread } from './4-judge/history/progress/assumed-spread.ts';
export { toDatedVideo } from './4-judge/history/progress/dated-video.ts';
export {
  judgeProgress,
  type Level,
  type OpenReason,
  openProgress,
  type Progress,
  type ProgressMark,
  type ShownReading,
} from './4-judge/history/progress/judge-progress.ts';
export { type DatedVideo, measurementProgress } from './4-judge/history/progress/measurement-progress.ts';
export { openReasons, type ProgressSource, sayNextStep } from './4-judge/history/progress/next-steps.ts';
export { progressWindowMs } from './4-judge/history/progress/progress-window.ts';
export { rowInLengths } from './4-judge/history/progress/row-in-lengths.ts';
export {
  changedRows,
  directionOf,
  findNearest,
  type ProgressRow,
  type SaidChange,
  type SayTime,
  sayChanges,
  sayProgress,
} from './4-judge/history/progress/say-progress.ts';
export { saySwingChange } from './4-judge/history/progress/say-swing-change.ts';
export { swingProgress } from './4-judge/history/progress/swing-progress.ts';
export { roundNumber, roundNumberUp, writeNumber } from './4-judge/history/progress/write-number.ts';
export * from './4-judge/launch-monitor/advise-flight.ts';
export * from './4-judge/launch-monitor/assess-launch-monitor.ts';
export * from './4-judge/launch-monitor/ball-flight.ts';
export * from './4-judge/launch-monitor/club-table.ts';
export * from './4-judge/launch-monitor/launch-monitor-shot.ts';
export { type ReferenceGroup, referenceGroups } from './4-judge/launch-monitor/reference-groups.ts';
export * from './4-judge/launch-monitor/smash-factor.ts';
export type { RuleName } from './4-judge/rules/rule-names.ts';
export { findingRules } from './4-judge/rules/rules.ts';
export { chanceWithin, isWithin, likelyIn, minConfidence, withInterval } from './4-judge/targets/bands.ts';
export { bodyTurnOf, findBodyStops, findReachedTurns, type TurnName } from './4-judge/targets/body-turns.ts';
export * from './4-judge/targets/judge-target.ts';
export {
  dialScales,
  isTurn,
  type MobilityScale,
  mobilityScales,
  spineScale,
} from './4-judge/targets/mobility-scales.ts';
export * from './5-advise/choose-next-video.ts';
export * from './5-advise/coach-text/check-coach-text.ts';
export * from './5-advise/coach-text/fill-slots.ts';
export * from './5-advise/coach-text/gather-evidence.ts';
export * from './5-advise/coach-text/write-coach-prompt.ts';
export * from './5-advise/text/show-result.ts';
export * from './5-advise/text/show-result-as-json.ts';
export { storeResult } from './5-advise/text/store-result.ts';
export { postureNeedsVideo } from './5-advise/text/write-posture.ts';
export * from './5-advise/text/write-texts.ts';
export { slowMotionFps } from './5-advise/verdict/action-gains.ts';
export { chooseVerdict } from './5-advise/verdict/choose-verdict.ts';
export { judgeFlight } from './5-advise/verdict/flight-candidates.ts';
export { weighedNumbers } from './5-advise/verdict/flight-numbers.ts';
export {
  frameOfMeasurement,
  frameOfStep,
  type SwingFrame,
  viewOfMeasurement,
} from './5-advise/verdict/frame-of-step.ts';
export { howToFilm } from './5-advise/verdict/how-to-film.ts';
export { filmedFpsOf, knownOfGolfer, usesBothVideos } from './5-advise/verdict/known-of-golfer.ts';
export { sayVerdictInShort } from './5-advise/verdict/say-verdict-in-short.ts';
export * from './5-advise/verdict/verdict.ts';
export { addReadings, type SwingReadings, type VideoReading } from './add-readings.ts';
export * from './algorithm-version.ts';
export * from './analyze-swing.ts';
export * from './analyze-views.ts';
export * from './combine-views.ts';
export * from './correct-key-frames.ts';
export { planFirstPass, planSecondPass } from './first-look/plan-first-look.ts';
export { sayMoments } from './first-look/say-moments.ts';
export { sayProblem } from './first-look/say-problem.ts';
export { type FirstLook, type LookedVideo, type SaidOfVideo, takeFirstLook } from './first-look/take-first-look.ts';
export { type JudgedBall, judgeAgain } from './judge-again.ts';
export { type AddressPose, compareSetup, type SetupDifference } from './live/compare-setup.ts';
export { type Framing, frameGolfer } from './live/frame-golfer.ts';
export { type ImpactListener, openImpactListener } from './live/hear-impact.ts';
export type { ImpactSound, LiveSwing, SwingTrigger } from './live/live-swing.ts';
export { saySetupDifference } from './live/say-setup-difference.ts';
export { openSwingWatcher, type SwingWatcher } from './live/watch-swing.ts';
