import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { comparePath } from '../shared/compare-path.ts';
import { paths } from '../shared/paths.ts';
import { recapPath } from '../shared/recap-path.ts';
import { shotPaths } from '../shared/shot-paths.ts';
import { RequireUser } from './require-user.tsx';
import { SendsWorkouts } from './sends-workouts.tsx';
import { Shell } from './shell.tsx';

const ForgotPassword = lazy(() => import('../features/accounts/password/forgot-password.page.tsx'));
const ResetPassword = lazy(() => import('../features/accounts/password/reset-password.page.tsx'));
const ConfirmEmail = lazy(() => import('../features/accounts/sign-in/confirm-email.page.tsx'));
const MobilePreview = lazy(() => import('../features/welcome/mobile-preview.page.tsx'));
const HandOver = lazy(() => import('../features/mobility-check/hand-over/hand-over.page.tsx'));
const Design = lazy(() => import('../features/design/design.page.tsx'));
const AdminLogin = lazy(() => import('../features/admin/sign-in/admin-login.page.tsx'));
const AdminArea = lazy(() => import('../features/admin/admin-area.tsx'));
const Record = lazy(() => import('../features/record/record.page.tsx'));
const RecordCamera = lazy(() => import('./pages/record-camera/record-camera.page.tsx'));
const RecordedSwings = lazy(() => import('./pages/recorded-swings/recorded-swings.page.tsx'));
const Progress = lazy(() => import('../features/progress/progress.page.tsx'));
const Recap = lazy(() => import('../features/recap/recap.page.tsx'));
const Recaps = lazy(() => import('../features/recap/recaps.page.tsx'));
const CompareSwings = lazy(() => import('../features/analyses/compare/compare-swings.page.tsx'));
const Ball = lazy(() => import('../features/ball/ball.page.tsx'));
const ShotImport = lazy(() => import('../features/shot-import/shot-import.page.tsx'));
const NotFound = lazy(() => import('../features/not-found/not-found.page.tsx'));

/** Screens that are opened rarely, and the answer to an unknown path: their list is no part of the first load. */
export default function OtherScreens() {
  return (
    <Routes>
      <Route path={paths.forgotPassword} element={<ForgotPassword />} />
      <Route path={paths.resetPassword} element={<ResetPassword />} />
      <Route path={paths.confirmEmail} element={<ConfirmEmail />} />
      <Route path={paths.mobilePreview} element={<MobilePreview />} />
      <Route path={paths.handOver()} element={<HandOver />} />
      <Route element={<RequireUser />}>
        <Route path={paths.recordCamera} element={<RecordCamera />} />
        <Route element={<SendsWorkouts />}>
          <Route element={<Shell />}>
            <Route path={shotPaths.shotImport} element={<ShotImport />} />
            <Route path={paths.record} element={<Record />} />
            <Route path={paths.recordedSwings} element={<RecordedSwings />} />
            <Route path={paths.progress} element={<Progress />} />
            <Route path={recapPath(':month')} element={<Recap />} />
            <Route path={recapPath()} element={<Recaps />} />
            <Route path={comparePath(':before', ':now')} element={<CompareSwings />} />
            <Route path={shotPaths.shots} element={<Ball />} />
          </Route>
        </Route>
      </Route>
      <Route path={paths.designSystem} element={<Design />} />
      <Route path={paths.adminLogin} element={<AdminLogin />} />
      <Route path={`${paths.admin}/*`} element={<AdminArea notFound={<NotFound />} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
