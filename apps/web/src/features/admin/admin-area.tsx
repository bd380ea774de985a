import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { makeAdminClient } from './admin-client.ts';
import { adminPaths } from './admin-paths.ts';
import { AnalysesScreen } from './analyses/analyses-screen.tsx';
import { DeadLettersScreen } from './dead-letters/dead-letters-screen.tsx';
import { DownloadsScreen } from './downloads/downloads-screen.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { watchUse } from './last-use.ts';
import { AuditScreen } from './records/audit-screen.tsx';
import { FlaggedPointsScreen } from './records/flagged-points-screen.tsx';
import { PaymentAlertsScreen } from './records/payment-alerts-screen.tsx';
import { SecondFactorScreen } from './second-factor/second-factor-screen.tsx';
import { UsersScreen } from './users/users-screen.tsx';

/** The admin panel, in one chunk. The server decides about access: a refused call leads to the sign-in. */
export default function AdminArea({ notFound }: { notFound: ReactNode }) {
  const navigate = useNavigate();
  const [client] = useState(() =>
    makeAdminClient({
      onRefused: () => navigate(paths.adminLogin, { replace: true }),
      onSecondFactorMissing: () => navigate(adminPaths.signIn, { replace: true }),
    }),
  );
  useEffect(watchUse, []);
  return (
    <QueryClientProvider client={client}>
      <Routes>
        <Route element={<AdminFrame />}>
          <Route index element={<UsersScreen />} />
          <Route path="analyses" element={<AnalysesScreen />} />
          <Route path="downloads" element={<DownloadsScreen />} />
          <Route path="payment-alerts" element={<PaymentAlertsScreen />} />
          <Route path="flagged-points" element={<FlaggedPointsScreen />} />
          <Route path="dead-letters" element={<DeadLettersScreen />} />
          <Route path="audit" element={<AuditScreen />} />
          <Route path="sign-in" element={<SecondFactorScreen />} />
        </Route>
        <Route path="*" element={notFound} />
      </Routes>
    </QueryClientProvider>
  );
}
