import { useQuery, useQueryClient } from '@tanstack/react-query';
import { swingRoutes } from '@trueswing/contracts';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, OfflineError, requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { sendForm } from '../../../shared/api/send-form.ts';
import { paths } from '../../../shared/paths.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { uploadStatusQuery } from '../../../shared/upload-status.queries.ts';
import { useKeepAwake } from '../../../shared/use-keep-awake.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { isSameUpload, toFormData, type UploadForm } from '../upload-fields.ts';

/** State of the current upload. `interrupted` and `refused` leave the draft unchanged. */
export type Transfer =
  | { state: 'idle' }
  | { state: 'sending'; share: number }
  | { state: 'interrupted'; isOffline: boolean }
  | { state: 'refused'; form: UploadForm; title: string; text: string; requestId: string | undefined }
  /** Accepted by the server; the analysis screen is about to open. */
  | { state: 'accepted' };

interface Draft {
  form: UploadForm;
  /** A changed form is a new upload; sending the same form again is the same upload. */
  idempotencyKey: string;
}

export interface UploadManager {
  /** Values that the golfer has entered so far, kept while another screen is open. */
  draft: UploadForm | null;
  transfer: Transfer;
  keepDraft(form: UploadForm): void;
  send(form: UploadForm): void;
  /** Sends the draft again after the connection was lost. */
  retry(): void;
  cancel(): void;
}

const UploadManagerContext = createContext<UploadManager | null>(null);

export function useUploadManager(): UploadManager {
  const manager = use(UploadManagerContext);
  if (!manager) throw new Error('useUploadManager is used outside of UploadManagerProvider');
  return manager;
}

const draftOf = (form: UploadForm, before: Draft | null): Draft =>
  before && isSameUpload(before.form, form)
    ? { form, idempotencyKey: before.idempotencyKey }
    : { form, idempotencyKey: crypto.randomUUID() };

const idle: Transfer = { state: 'idle' };
const fallbackText = 'Upload failed. Please try again or contact support if the issue persists.';

/** Runs the upload above the routes, so that it continues on every screen. */
export function UploadManagerProvider({ children }: { children: ReactNode }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [transfer, setTransfer] = useState<Transfer>(idle);
  const running = useRef<AbortController | null>(null);
  const { pathname } = useLocation();
  const isHere = useRef(false);
  isHere.current = pathname === paths.upload();
  const navigate = useNavigate();
  const showToast = useToast();
  const queryClient = useQueryClient();

  const drop = useCallback(() => {
    running.current?.abort();
    setTransfer(idle);
    setDraft(null);
  }, []);

  const accept = (id: string) => {
    const toAnalysis = () => navigate(paths.analysisLoading(id));
    if (isHere.current) {
      setTransfer({ state: 'accepted' });
      showToast({ title: 'Upload Successful!' });
      toAnalysis();
    } else {
      drop();
      const action = { label: 'Watch the analysis', onClick: toAnalysis };
      showToast({ title: 'Upload Successful!', text: 'Your swing is being analyzed.', action });
    }
    void queryClient.invalidateQueries(uploadStatusQuery);
    void queryClient.invalidateQueries({ queryKey: ['analyses'] });
  };

  const refuse = (error: unknown, form: UploadForm) => {
    const title = (error instanceof ApiError && error.body?.title) || 'Upload Failed';
    const text = sentenceOf(error, fallbackText);
    setTransfer({ state: 'refused', form, title, text, requestId: requestIdOf(error) });
    const action = isHere.current ? null : { label: 'Back to the upload', onClick: () => navigate(paths.upload()) };
    showToast({ title, text, kind: 'destructive', ...(action && { action }) });
    // The last upload may have been used on another device.
    if (error instanceof ApiError && error.body?.requiresUpgrade) void queryClient.invalidateQueries(uploadStatusQuery);
  };

  const start = async ({ form, idempotencyKey }: Draft) => {
    if (!navigator.onLine) return setTransfer({ state: 'interrupted', isOffline: true });
    const controller = new AbortController();
    running.current = controller;
    setTransfer({ state: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => setTransfer({ state: 'sending', share });
      // The key is the same for all attempts of one upload, so that the server stores it once.
      const headers = { 'idempotency-key': idempotencyKey };
      const sending = { form: toFormData(form), onProgress, signal: controller.signal };
      const { id } = await sendForm(swingRoutes.uploadSwing, { headers }, sending);
      accept(id);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof OfflineError) setTransfer({ state: 'interrupted', isOffline: !navigator.onLine });
      else refuse(error, form);
    }
  };

  const keepDraft = useCallback((form: UploadForm) => setDraft((before) => draftOf(form, before)), []);
  const send = (form: UploadForm) => {
    const kept = draftOf(form, draft);
    setDraft(kept);
    void start(kept);
  };
  const retry = () => draft && void start(draft);
  const cancel = () => {
    running.current?.abort();
    setTransfer(idle);
  };

  const isSending = transfer.state === 'sending';
  useKeepAwake(isSending);
  useLeaveWarning(isSending || transfer.state === 'interrupted');
  useWhenBackOnline(transfer.state === 'interrupted', retry);
  useOtherUser(drop);
  // The form stays visible until the screen changes.
  useEffect(() => {
    if (transfer.state === 'accepted' && pathname !== paths.upload()) drop();
  }, [transfer.state, pathname, drop]);

  const manager: UploadManager = { draft: draft?.form ?? null, transfer, keepDraft, send, retry, cancel };
  return <UploadManagerContext value={manager}>{children}</UploadManagerContext>;
}

/** Makes the browser ask before the page is left during an upload. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

function useWhenBackOnline(isWaiting: boolean, goOn: () => void): void {
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => latest.current();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWaiting]);
}

/** Discards the draft and the upload when another golfer signs in. */
function useOtherUser(drop: () => void): void {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const userId = user?.id;
  const before = useRef(userId);
  useEffect(() => {
    if (before.current && before.current !== userId) drop();
    before.current = userId;
  }, [userId, drop]);
}
