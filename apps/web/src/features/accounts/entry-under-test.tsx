import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { User } from '@trueswing/contracts';
import { MemoryRouter, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { makeQueryClient } from '../../app/query-client.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import ForgotPasswordPage from './forgot-password.page.tsx';
import ResetPasswordPage from './reset-password.page.tsx';
import SignInPage from './sign-in.page.tsx';

// Filling in forms takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

export interface EntryServer {
  /** Who is signed in. */
  user: User | null;
  hasIdentityProvider: boolean;
  /** Answers to what is posted, by path. */
  answers: Record<string, () => Response | Promise<Response>>;
  posts: { path: string; body: unknown }[];
}

/** The calls of the screens around the sign-in, answered as a test says. Times are faked. */
export function scriptEntry(): EntryServer {
  const server: EntryServer = { user: null, hasIdentityProvider: false, answers: {}, posts: [] };
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string, options: { body?: string }) => {
    if (path === '/api/auth/user') return server.user ? Response.json(server.user) : refuse(401, 'not-signed-in', '')();
    if (path === '/api/client-config') {
      const { hasIdentityProvider } = server;
      return Response.json({ sampleSwings: [], payments: { mode: 'unavailable' }, hasIdentityProvider });
    }
    server.posts.push({ path, body: JSON.parse(options.body ?? 'null') });
    return (await server.answers[path]?.()) ?? new Response('nothing scripted', { status: 500 });
  });
  return server;
}

export const refuse =
  (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ code, message, requestId: 'r-42' }, { status, headers });
export const done = () => new Response(null, { status: 204 });
export const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

export async function openEntry(path: string): Promise<void> {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ToastProvider Region={ToastRegion}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/sign-in" element={<SignInPage />} />
            <Route path="/forgot-password" element={<ForgotPasswordPage />} />
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="/" element={<p>the home screen</p>} />
            <Route path="/profile" element={<p>the profile</p>} />
          </Routes>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  await pass(0.1);
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export async function press(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await pass(0.1);
}
/** What is said to be wrong at a field. */
export const wrongAt = (label: string): string | null => {
  const input = field(label);
  if (input.getAttribute('aria-invalid') !== 'true') return null;
  return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
};
