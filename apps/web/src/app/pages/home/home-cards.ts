/** The cards that home shows first, in one file: on a slow network each file costs a round trip. */
export { default as LatestAnalysisCard } from '../../../features/analyses/list/latest-analysis-card.tsx';
export { default as InstallHint } from '../../../features/install/install-hint.tsx';
export { default as WeekStreakCard } from '../../../features/streak/card/week-streak-card.tsx';
export { default as TodaysProgress } from '../../../features/workouts/todays-progress.tsx';
export { default as WelcomeChecklist } from './welcome-checklist.tsx';
