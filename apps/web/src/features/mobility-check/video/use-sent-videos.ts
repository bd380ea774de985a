import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MobilityVideo, mobilityRoutes } from '@trueswing/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod/mini';
import { call, isNotFound, isRefusal } from '../../../shared/api/http-client.ts';
import { sendForm } from '../../../shared/api/send-form.ts';
import { DeviceValue, useDeviceValue } from '../../../shared/device-value.ts';
import { ChangedFileError, canStillRead } from '../../../shared/files/changed-file.ts';
import { paths } from '../../../shared/paths.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { useKeepAwake } from '../../../shared/use-keep-awake.ts';
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { type ChosenVideos, makeForm } from './make-form.ts';
import { useVideoPreparation } from './video-preparation.ts';

const pollMs = 2_000;

/**
 * Videos that were sent: their id stays on the device until the result was shown, so that it is found after leaving the page.
 * The server deletes what was read a week later, whether or not it was shown; the check is then among the stored ones.
 */
export function useSentVideos(userId: string) {
  const [stored] = useState(() => new DeviceValue(`trueswing.mobility-film.${userId}`, z.nullable(z.uuid()), null));
  const id = useDeviceValue(stored);
  const [shown, setShown] = useState<MobilityVideo | null>(null);
  const [share, setShare] = useState(0);
  const [isPreparing, setIsPreparing] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  const hasLeft = useRef(false);
  const sent = useRef<{ videos: ChosenVideos; key: string; form: FormData | null } | null>(null);
  const preparation = useVideoPreparation();
  const showToast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const mutationKey = ['send-mobility-videos', userId];
  const sending = useMutation({
    mutationKey,
    mutationFn: async (videos: ChosenVideos) => {
      // After a lost answer, the same videos are the same check. An insecure page has no random ids.
      if (sent.current?.videos !== videos)
        sent.current = { videos, key: crypto.getRandomValues(new Uint32Array(4)).join('-'), form: null };
      const upload = sent.current;
      const controller = new AbortController();
      const { signal } = controller;
      leaving.current = controller;
      setShare(0);
      setIsPreparing(upload.form === null);
      upload.form ??= await makeForm(videos, preparation, { signal, onProgress: setShare });
      for (const video of Object.values(videos)) {
        const isSentAsChosen = video && !preparation.mustPrepare(video);
        if (isSentAsChosen && !(await canStillRead(video.file))) throw new ChangedFileError(video.file.name);
      }
      signal.throwIfAborted();
      setShare(0);
      setIsPreparing(false);
      const headers = { 'idempotency-key': upload.key };
      return sendForm(
        mobilityRoutes.filmMobilityCheck,
        { headers },
        { form: upload.form, onProgress: setShare, signal },
      );
    },
    onSuccess: (accepted) => stored.change(() => accepted.id),
    onError: (error) => {
      if (!hasLeft.current || leaving.current?.signal.aborted) return;
      if (isRefusal(error)) return sayNotSent();
      const text = 'We do not know whether your videos arrived. Look for your turns in the check in a few minutes.';
      say('No Answer Yet', text);
    },
  });
  // The golfer has left while videos were sent, and is back before the answer.
  const isSaving = useIsMutating({ mutationKey }) > 0 && !sending.isPending;
  useKeepAwake(sending.isPending);
  useLeaveWarning(sending.isPending);
  const say = (title: string, text: string) => {
    // The golfer has signed out, or another one is there.
    if (queryClient.getQueryData(currentUserQuery.queryKey)?.id !== userId) return;
    const action = { label: 'Back to the check', onClick: () => void navigate(paths.mobilityCheck) };
    showToast({ title, text, kind: 'destructive', action });
  };
  const sayNotSent = () =>
    say('Videos Not Sent', 'Your videos were not sent. Go back to the check, and send them again.');
  const leave = useRef(() => {});
  leave.current = () => {
    hasLeft.current = true;
    // After the last byte the server stores them in any case.
    const isWhole = !isPreparing && share >= 1;
    if (!sending.isPending || isWhole) return;
    leaving.current?.abort();
    sayNotSent();
  };
  useEffect(() => {
    hasLeft.current = false;
    return () => leave.current();
  }, []);
  const read = useQuery({
    queryKey: ['mobility-video', id],
    queryFn: () => call(mobilityRoutes.readMobilityVideo, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.isRead || isRefusal(state.error) ? false : pollMs),
  });
  const isRefused = isRefusal(read.error);
  const isGone = isNotFound(read.error);
  const result = read.data?.isRead ? read.data : null;
  useEffect(() => {
    if (result) setShown(result);
    if (result || isGone) stored.change(() => null);
  }, [result, isGone, stored]);
  return {
    sending: { isPending: sending.isPending, error: sending.error, share, isPreparing },
    isSaving,
    send: (videos: ChosenVideos) => sending.mutate(videos),
    read: {
      data: shown ?? result,
      isWaiting: id !== null && !result && !isRefused,
      /** Only if asking again would not help: while the connection is lost, the question is repeated. */
      error: isRefused && !isGone ? read.error : null,
    },
    discard: () => {
      sending.reset();
      setShown(null);
      stored.change(() => null);
    },
  };
}
