import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Waiting } from '../ui/feedback.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { makeQueryClient } from './query-client.ts';
import { RequireUser } from './require-user.tsx';
import { RouteFailure } from './route-failure.tsx';
import { Shell } from './shell.tsx';

/** Each screen is a chunk of its own, so the first one loads fast. */
const page = (load: () => Promise<{ default: ComponentType }>) => async () => ({ Component: (await load()).default });

const notFound = page(() => import('../features/not-found/not-found.page.tsx'));
const failure = { ErrorBoundary: RouteFailure, HydrateFallback: () => <Waiting text="Loading..." /> };
const makeRouter = () =>
  createBrowserRouter([
    { path: '/sign-in', lazy: page(() => import('../features/accounts/sign-in.page.tsx')), ...failure },
    {
      Component: RequireUser,
      ...failure,
      children: [
        {
          Component: Shell,
          children: [
            { path: '/', lazy: page(() => import('../features/home/home.page.tsx')) },
            { path: '/analysis', lazy: page(() => import('../features/analyses/analysis-list.page.tsx')) },
            { path: '/analysis/:id', lazy: page(() => import('../features/analyses/analysis-detail.page.tsx')) },
            {
              path: '/analysis-loading/:id?',
              lazy: page(() => import('../features/analyses/analysis-loading.page.tsx')),
            },
            { path: '/upload', lazy: page(() => import('../features/uploads/upload.page.tsx')) },
            { path: '/leaderboard', lazy: page(() => import('../features/leaderboard/leaderboard.page.tsx')) },
            { path: '/profile', lazy: page(() => import('../features/accounts/profile.page.tsx')) },
          ].map((route) => ({ ...route, ErrorBoundary: RouteFailure })),
        },
      ],
    },
    { path: '*', lazy: notFound, ...failure },
  ]);

export function App() {
  const [queryClient] = useState(makeQueryClient);
  const [router] = useState(makeRouter);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  );
}
