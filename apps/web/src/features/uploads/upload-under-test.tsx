// Read here, and not in the first test that chooses a video.
import 'mediabunny';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import type { UploadStatus } from '@trueswing/contracts';
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { makeQueryClient } from '../../app/query-client.ts';
import { RequireUser } from '../../app/require-user.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { golferWith } from '../accounts/user-under-test.ts';
import UploadPage from './upload.page.tsx';
import { UploadDeskProvider } from './upload-desk.tsx';
import { UploadStrip } from './upload-strip.tsx';

/** The real one: reading a file takes real time, however far the clock of a test is moved. */
const nextTurn = setImmediate;

// Whether an element is hidden costs jsdom a second for each look at the whole form.
configure({ defaultHidden: true });

export const freeStatus: UploadStatus = {
  ...{ isPremium: false, isFreeLimitReached: false, canUploadDriver: true, canUploadSevenIron: true },
  ...{ weeklyDriverUploaded: false, weeklySevenIronUploaded: false },
};

/** A request of the upload as the server sees it; the test decides what becomes of it. */
export class SentUpload {
  static all: SentUpload[] = [];
  static get last(): SentUpload {
    const last = SentUpload.all.at(-1);
    if (!last) throw new Error('nothing was sent');
    return last;
  }

  form = new FormData();
  isAborted = false;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  status = 0;
  statusText = '';
  responseText = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;

  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }
  send(form: FormData): void {
    this.form = form;
    SentUpload.all.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  progress = (share: number) => act(() => this.upload.onprogress?.({ loaded: share * 1000, total: 1000 }));
  answer = (status: number, body: unknown) =>
    act(async () => {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.onload?.();
      this.onloadend?.();
    });
  loseConnection = () =>
    act(async () => {
      this.onerror?.();
      this.onloadend?.();
    });
}

/** What the server answers about the plan; a test may change it. */
export const server = { status: freeStatus };

export function startServer(): void {
  server.status = freeStatus;
  SentUpload.all = [];
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SentUpload);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/user') return Response.json(golferWith({ isPremium: server.status.isPremium }));
    if (path === '/api/upload-status/me') return Response.json(server.status);
    if (path === '/api/client-config') return Response.json({ sampleSwings: [], payments: { mode: 'unavailable' } });
    return new Response('nothing scripted', { status: 500 });
  });
  Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: () => {} });
}

export const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** The upload screen with two others beside it, as in the shell. */
export async function openApp(path = '/upload'): Promise<QueryClient> {
  const queryClient = makeQueryClient();
  const shell = (
    <>
      <Link to="/">Home tab</Link>
      <Link to="/upload">Upload tab</Link>
      <Outlet />
      <UploadStrip />
    </>
  );
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider Region={ToastRegion}>
        <MemoryRouter initialEntries={[path]}>
          <UploadDeskProvider>
            <Routes>
              <Route element={<RequireUser />}>
                <Route element={shell}>
                  <Route path="/" element={<p>The home screen</p>} />
                  <Route path="/upload" element={<UploadPage />} />
                  <Route path="/analysis-loading/:id" element={<p>The loading screen</p>} />
                </Route>
              </Route>
            </Routes>
          </UploadDeskProvider>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  await pass(0.1);
  return queryClient;
}

export const click = (name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));

/** Bytes that no container begins with: the device cannot look into them, and leaves them to the server. */
export const someVideo = (name = 'swing.mp4') => new File([new Uint8Array(5000)], name, { type: 'video/mp4' });

export async function choose(label: string, file: File): Promise<void> {
  await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } }));
  while (screen.queryByText('Checking the video...')) await act(() => new Promise((resolve) => nextTurn(resolve)));
}
export const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** Titles and texts of the toast that is shown. */
export const toast = () => [...document.querySelectorAll('li[data-state]')].map((each) => each.textContent).join();
