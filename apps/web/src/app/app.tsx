import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { SwingCleanup } from '../features/record/kept/swing-cleanup.tsx';
import { UploadManagerProvider } from '../features/uploads/transfer/upload-manager.tsx';
import { LoadedPart } from '../shared/loaded-part.tsx';
import { paths } from '../shared/paths.ts';
import { makeQueryClient } from '../shared/session/query-client.ts';
import { Waiting } from '../ui/feedback.tsx';
import { ToastProvider } from '../ui/toasts/toast.tsx';
import { analysisDetail, home, sample } from './first-screens.ts';
import { optionalPart } from './optional-part.ts';
import { RequireUser } from './require-user.tsx';
import { ScreenArrival } from './screen-arrival.tsx';
import { ScreenBoundary } from './screen-boundary/screen-boundary.tsx';
import { SendsWorkouts } from './sends-workouts.tsx';
import { Shell } from './shell.tsx';

const Connection = optionalPart(() => import('./connection/connection.tsx'));

// Each screen is a separate chunk, so that the first one loads fast.
const SignIn = lazy(() => import('../features/accounts/sign-in/sign-in.page.tsx'));
const AnalysisList = lazy(() => import('./pages/analysis-list/analysis-list.page.tsx'));
const AnalysisLoading = lazy(() => import('../features/analyses/loading/analysis-loading.page.tsx'));
const SharedSwing = lazy(() => import('./pages/shared-swing/shared-swing.page.tsx'));
const Upload = lazy(() => import('../features/uploads/upload.page.tsx'));
const Exercises = lazy(() => import('../features/exercises/exercises.page.tsx'));
const DailyWorkout = lazy(() => import('../features/workouts/daily-workout.page.tsx'));
const Train = lazy(() => import('../features/workouts/train/train.page.tsx'));
const Leaderboard = lazy(() => import('../features/leaderboard/leaderboard.page.tsx'));
const Streak = lazy(() => import('../features/streak/streak.page.tsx'));
const HowPointsWork = lazy(() => import('../features/how-points-work/how-points-work.page.tsx'));
const MobilityCheck = lazy(() => import('./pages/mobility-check/mobility-check.page.tsx'));
const Profile = lazy(() => import('./pages/profile/profile.page.tsx'));
const Subscribe = lazy(() => import('../features/billing/subscribe/subscribe.page.tsx'));
const OtherScreens = lazy(() => import('./other-screens.tsx'));
const PaymentSuccess = lazy(() => import('../features/billing/payment-success/payment-success.page.tsx'));

export function App() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <BrowserRouter>
          <ScreenArrival />
          <SwingCleanup />
          <Suspense>
            <Connection />
          </Suspense>
          <UploadManagerProvider>
            <ScreenBoundary>
              <Suspense fallback={<Waiting text="Loading..." />}>
                <Routes>
                  <Route path={paths.signIn} element={<SignIn />} />
                  <Route path={paths.sample} element={<LoadedPart part={sample} />} />
                  <Route path={paths.shared(':token')} element={<SharedSwing />} />
                  <Route path={paths.previewHome} element={<Navigate to={paths.home} replace />} />
                  <Route element={<RequireUser />}>
                    <Route element={<SendsWorkouts />}>
                      <Route path={paths.train} element={<Train />} />
                      <Route element={<Shell />}>
                        <Route path={paths.home} element={<LoadedPart part={home} />} />
                        <Route path={paths.analyses} element={<AnalysisList />} />
                        <Route path={paths.analysis(':id')} element={<LoadedPart part={analysisDetail} />} />
                        <Route path={paths.analysisLoading(':id?')} element={<AnalysisLoading />} />
                        <Route path={paths.upload()} element={<Upload />} />
                        <Route path={paths.dailyWorkout} element={<DailyWorkout />} />
                        <Route path={paths.exercises} element={<Exercises />} />
                        <Route path={paths.leaderboard} element={<Leaderboard />} />
                        <Route path={paths.streak} element={<Streak />} />
                        <Route path={paths.howPointsWork} element={<HowPointsWork />} />
                        <Route path={paths.mobilityCheck} element={<MobilityCheck />} />
                        <Route path={paths.profile} element={<Profile />} />
                        <Route path={paths.subscribe} element={<Subscribe />} />
                        <Route path={paths.paymentSuccess()} element={<PaymentSuccess />} />
                      </Route>
                    </Route>
                  </Route>
                  <Route path="*" element={<OtherScreens />} />
                </Routes>
              </Suspense>
            </ScreenBoundary>
          </UploadManagerProvider>
        </BrowserRouter>
      </ToastProvider>
    </QueryClientProvider>
  );
}
