import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, isRefusal, requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { paths } from '../../../shared/paths.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { useGolfer } from '../../../shared/session/use-golfer.ts';
import { uploadStatusQuery } from '../../../shared/upload-status.queries.ts';
import { useKeepAwake } from '../../../shared/use-keep-awake.ts';
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts';
import { useWhenBackOnline } from '../../../shared/use-when-back-online.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { loadCode, MissingPartError } from '../prepare/load-code.ts';
import type { UploadForm } from '../upload-fields.ts';
import { type Draft, draftOf } from './draft.ts';
import { deleteAllKept, deleteKeptUpload, keepUpload } from './kept-upload.ts';
import { isUnderway, type Transfer } from './transfer.ts';
import { UnreadableVideoError } from './unreadable-video.ts';
import { type LateVideo, useDraft } from './use-draft.ts';
import { useKeptUpload } from './use-kept-upload.ts';

export interface UploadManager {
  /** Values that the golfer has entered so far, kept while another screen is open. */
  draft: UploadForm | null;
  transfer: Transfer;
  /** Becomes true when the upload of a closed page goes on: a form that is open by then has to show it. */
  isRestored: boolean;
  keepDraft(form: UploadForm): void;
  /** Puts a video into the draft whose form is no longer open. False where it has become another golfer's, another video's, or is sent. */
  keepVideo(late: LateVideo): boolean;
  /** The last video that was kept so: a form that is open by then has to show it. */
  lateVideo: LateVideo | null;
  send(form: UploadForm): void;
  /** Goes on with the draft after an interruption. */
  retry(): void;
  cancel(): void;
}

const UploadManagerContext = createContext<UploadManager | null>(null);

export function useUploadManager(): UploadManager {
  const manager = use(UploadManagerContext);
  if (!manager) throw new Error('useUploadManager is used outside of UploadManagerProvider');
  return manager;
}

const idle: Transfer = { state: 'idle' };
const fallbackText = 'Upload failed. Please try again or contact support if the issue persists.';
const offlineText = 'You are offline. We send your video when you are back.';
const busyText = 'Something went wrong on our side. Please try again in a moment.';

interface UploadManagerProps {
  children: ReactNode;
  loadSending?: () => Promise<typeof import('./send-upload.ts')>;
}

/** Runs the upload above the routes, so that it continues on every screen. */
export function UploadManagerProvider({
  children,
  loadSending = () => import('./send-upload.ts'),
}: UploadManagerProps) {
  const { draft, setDraft, keepDraft, lateVideo, addLateVideo } = useDraft();
  const [transfer, setTransfer] = useState<Transfer>(idle);
  const [isRestored, setIsRestored] = useState(false);
  const running = useRef<AbortController | null>(null);
  const { pathname } = useLocation();
  const isHere = useRef(false);
  isHere.current = pathname === paths.upload();
  const navigate = useNavigate();
  const showToast = useToast();
  const queryClient = useQueryClient();

  /** Key of the upload that this device keeps. Its videos are written once. */
  const keptKey = useRef<string | null>(null);

  const deleteKept = useCallback(() => {
    keptKey.current = null;
    void deleteKeptUpload();
  }, []);
  const drop = useCallback(() => {
    running.current?.abort();
    deleteKept();
    setTransfer(idle);
    setDraft(null);
  }, [deleteKept, setDraft]);
  const leave = useCallback(() => {
    drop();
    void deleteAllKept();
  }, [drop]);

  const userId = useGolfer(leave);

  const accept = (id: string) => {
    deleteKept();
    const toAnalysis = () => navigate(paths.analysisLoading(id));
    if (isHere.current) {
      setTransfer({ state: 'accepted' });
      showToast({ title: 'Upload Successful!', text: 'Your swing is being analyzed. Watch it here.' });
      toAnalysis();
    } else {
      drop();
      const action = { label: 'Watch the analysis', onClick: toAnalysis };
      showToast({ title: 'Upload Successful!', text: 'Your swing is being analyzed.', action });
    }
    void queryClient.invalidateQueries(uploadStatusQuery);
    void queryClient.invalidateQueries(currentUserQuery);
    void queryClient.invalidateQueries({ queryKey: ['analyses'] });
  };

  const interrupt = (error: unknown, isKept: boolean) => {
    const needsReload = error instanceof MissingPartError;
    const nextStep = isKept ? 'and your upload goes on.' : 'and send your video again.';
    const fallback = needsReload ? `${error.message} Reload the app, ${nextStep}` : busyText;
    const text = navigator.onLine ? sentenceOf(error, fallback) : offlineText;
    setTransfer({ state: 'interrupted', isKept, text, requestId: requestIdOf(error), needsReload });
  };

  const reject = (error: unknown, form: UploadForm) => {
    deleteKept();
    const isUnreadable = error instanceof UnreadableVideoError;
    const title = isUnreadable ? error.title : (error instanceof ApiError && error.body?.title) || 'Upload Failed';
    const text = isUnreadable ? error.message : sentenceOf(error, fallbackText);
    setTransfer({ state: 'rejected', form, title, text, requestId: requestIdOf(error) });
    const action = isHere.current ? null : { label: 'Back to the upload', onClick: () => navigate(paths.upload()) };
    showToast({ title, text, kind: 'destructive', ...(action && { action }) });
    // The last upload may have been used on another device.
    if (error instanceof ApiError && error.status === 403) void queryClient.invalidateQueries(uploadStatusQuery);
  };

  const start = async (sent: Draft) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let isKept = keptKey.current === sent.idempotencyKey;
    if (!navigator.onLine) interrupt(null, isKept);
    else setTransfer({ state: 'sending', share: 0, isKept });
    try {
      if (!isKept && userId !== undefined) isKept = await keepUpload({ userId, draft: sent });
      // A cancel deletes what was kept.
      if (signal.aborted) return;
      keptKey.current = isKept ? sent.idempotencyKey : null;
      if (!navigator.onLine) return interrupt(null, isKept);
      const { sendUpload } = await loadCode(loadSending());
      const onProgress = (share: number) => setTransfer({ state: 'sending', share, isKept });
      const { id } = await sendUpload(sent, { onProgress, signal });
      if (!signal.aborted) accept(id);
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error) || error instanceof UnreadableVideoError) reject(error, sent.form);
      else interrupt(error, isKept);
    }
  };

  const now = useRef({ userId, transfer });
  now.current = { userId, transfer };
  const keepVideo = useCallback(
    (late: LateVideo) =>
      now.current.userId === late.golferId && !isUnderway(now.current.transfer) && addLateVideo(late),
    [addLateVideo],
  );
  const send = (form: UploadForm) => {
    const kept = draftOf(form, draft);
    setDraft(kept);
    void start(kept);
  };
  const retry = () => draft && void start(draft);
  const cancel = () => {
    running.current?.abort();
    deleteKept();
    setTransfer(idle);
  };

  useKeepAwake(transfer.state === 'sending');
  useLeaveWarning((transfer.state === 'sending' || transfer.state === 'interrupted') && !transfer.isKept);
  useWhenBackOnline(transfer.state === 'interrupted', retry);
  useKeptUpload(userId, (kept) => {
    // The golfer has begun another one.
    if (running.current) return;
    keptKey.current = kept.idempotencyKey;
    setDraft(kept);
    setIsRestored(true);
    void start(kept);
  });
  // The form stays visible until the screen changes.
  useEffect(() => {
    if (transfer.state === 'accepted' && pathname !== paths.upload()) drop();
  }, [transfer.state, pathname, drop]);

  const manager: UploadManager = {
    draft: draft?.form ?? null,
    transfer,
    isRestored,
    keepDraft,
    keepVideo,
    lateVideo,
    send,
    retry,
    cancel,
  };
  return <UploadManagerContext value={manager}>{children}</UploadManagerContext>;
}
