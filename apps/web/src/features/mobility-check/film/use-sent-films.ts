import { useMutation, useQuery } from '@tanstack/react-query';
import { type FilmTest, filmTests, mobilityRoutes } from '@trueswing/contracts';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { call, isRefusal } from '../../../shared/api/http-client.ts';
import { sendForm } from '../../../shared/api/send-form.ts';
import { DeviceValue, useDeviceValue } from '../../../shared/device-value.ts';

const pollMs = 2_000;

/** The film that the golfer chose for each test; null for none. */
export type ChosenFilms = Readonly<Record<FilmTest, File | null>>;

/** Films that were sent: their id stays on the device, so that the result is found after leaving the page. */
export function useSentFilms(userId: string) {
  const [stored] = useState(() => new DeviceValue(`trueswing.mobility-film.${userId}`, z.nullable(z.uuid()), null));
  const id = useDeviceValue(stored);
  const [share, setShare] = useState(0);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const sending = useMutation({
    mutationFn: (films: ChosenFilms) => {
      const form = new FormData();
      for (const test of filmTests) if (films[test]) form.append(`${test}Video`, films[test]);
      const controller = new AbortController();
      leaving.current = controller;
      setShare(0);
      return sendForm(mobilityRoutes.filmMobilityCheck, {}, { form, onProgress: setShare, signal: controller.signal });
    },
    onSuccess: (accepted) => stored.change(() => accepted.id),
  });
  const read = useQuery({
    queryKey: ['mobility-film', id],
    queryFn: () => call(mobilityRoutes.readMobilityFilm, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.isRead || isRefusal(state.error) ? false : pollMs),
  });
  const isRefused = isRefusal(read.error);
  return {
    sending: { isPending: sending.isPending, error: sending.error, share },
    send: (films: ChosenFilms) => sending.mutate(films),
    read: {
      data: id !== null && read.data?.isRead ? read.data : null,
      isWaiting: id !== null && !read.data?.isRead && !isRefused,
      /** Only if asking again would not help: while the connection is lost, the question is repeated. */
      error: isRefused ? read.error : null,
    },
    discard: () => {
      sending.reset();
      stored.change(() => null);
    },
  };
}
