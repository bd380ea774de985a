import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ShotFileAnswers, type ShotFileOptions, shotFileRoutes } from '@trueswing/contracts';
import { callWithForm } from '../../shared/api/call-with-form.ts';
import { call } from '../../shared/api/http-client.ts';
import { ChangedFileError, canStillRead } from '../../shared/files/changed-file.ts';
import { readChosenHandedness } from '../../shared/handedness.ts';
import { shotsKey } from '../../shared/shots-keys.ts';

/** A file and what the golfer says about it; without answers those of the last file of its kind hold. */
export interface ChosenFile {
  readonly file: File;
  readonly answers: ShotFileAnswers | null;
}

/** @throws ChangedFileError */
async function toForm({ file, answers }: ChosenFile): Promise<FormData> {
  if (!(await canStillRead(file))) throw new ChangedFileError();
  const options: ShotFileOptions = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, answers };
  const form = new FormData();
  form.set('options', JSON.stringify(options));
  form.set('file', file);
  return form;
}

/**
 * Asks what the server understands of a file. A left-hander of this device is one in every file: the answers of the last file of its kind
 * hold a hand also where none was asked. A right-hander may only be the form's default.
 */
export const usePreviewFile = () =>
  useMutation({
    mutationFn: async ({ file, answers }: ChosenFile) => {
      const preview = await callWithForm(shotFileRoutes.previewShotFile, await toForm({ file, answers }));
      const isOpen = answers === null && preview.asks.handedness && preview.answers.handedness === 'right';
      if (!isOpen || readChosenHandedness() !== 'left') return preview;
      const known = { ...preview.answers, handedness: 'left' as const };
      return await callWithForm(shotFileRoutes.previewShotFile, await toForm({ file, answers: known }));
    },
  });

export function useImportFile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: ChosenFile) => await callWithForm(shotFileRoutes.importShotFile, await toForm(chosen)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: shotsKey }),
  });
}

export const shotImportsQuery = queryOptions({
  queryKey: [...shotsKey, 'imports'],
  queryFn: () => call(shotFileRoutes.listShotImports),
});

export function useDeleteImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(shotFileRoutes.deleteShotImport, { params: { id } }),
    onSettled: async () => {
      // Swings with one of its shots have other numbers now.
      void queryClient.invalidateQueries({ queryKey: ['analyses'] });
      await queryClient.invalidateQueries({ queryKey: shotsKey });
    },
  });
}
