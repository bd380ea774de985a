import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { User } from '@trueswing/contracts';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { makeQueryClient } from '../../app/query-client.ts';
import { RequireUser } from '../../app/require-user.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { golferWith } from '../accounts/user-under-test.ts';

/** Reading a whole screen by its roles takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

export interface ScriptedServer {
  user: User;
  /** Answers by path; a path without one is a failure of the test. */
  answers: Record<string, () => Response | Promise<Response>>;
  calls: { path: string; body: unknown }[];
}

/** A server that answers what a test says. Times are faked. */
export function scriptServer(): ScriptedServer {
  const server: ScriptedServer = { user: golferWith(), answers: {}, calls: [] };
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string, options?: { body?: string }) => {
    if (path === '/api/auth/user') return server.answers[path]?.() ?? Response.json(server.user);
    server.calls.push({ path, body: options?.body === undefined ? undefined : JSON.parse(options.body) });
    return server.answers[path]?.() ?? new Response('nothing scripted', { status: 500 });
  });
  return server;
}

export const refusal = (status: number, code: string, message: string) => () =>
  Response.json({ code, message, requestId: 'r-1' }, { status });

export const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** Opens a path of these screens, signed in. */
export async function openScreens(path: string, screens: Record<string, ReactNode>): Promise<void> {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ToastProvider Region={ToastRegion}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route element={<RequireUser />}>
              {Object.entries(screens).map(([at, element]) => (
                <Route key={at} path={at} element={element} />
              ))}
            </Route>
          </Routes>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  await pass(0.1);
}
