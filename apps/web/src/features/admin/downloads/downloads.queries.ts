import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminRoutes, importRejectedSchema, routeUrl, type SheetError, workoutRoutes } from '@trueswing/contracts';
import { ApiError, call, fetchFile, sentenceOf } from '../../../shared/api/http-client.ts';
import { sendForm } from '../../../shared/api/send-form.ts';
import { ChangedFileError, canStillRead } from '../../../shared/files/changed-file.ts';
import { saveFile } from '../../../shared/files/share-file.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';

export const spreadsheetSummaryQuery = queryOptions({
  queryKey: ['spreadsheet'],
  queryFn: () => call(adminRoutes.readSpreadsheetSummary),
});

/** Downloads the spreadsheet by a call, which leads to the sign-in if the session is over; a link would save the error. */
export function useDownload() {
  const showToast = useToast();
  return useMutation({
    mutationFn: async () => {
      const file = await fetchFile(routeUrl(workoutRoutes.downloadSpreadsheet));
      saveFile(new File([file], 'golf-exercise-videos.xlsx', { type: file.type }));
    },
    onError: (error) =>
      showToast({
        title: 'Download Failed',
        text: sentenceOf(error, 'The spreadsheet could not be downloaded. Please try again.'),
        kind: 'destructive',
      }),
  });
}

interface SentFile {
  file: File;
  isDryRun: boolean;
  /** Version that the file was last compared with; null before the first check, and if an older gateway did not say. */
  checkedVersion: number | null;
}

/** Checks an edited spreadsheet, or applies it. */
export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, isDryRun, checkedVersion }: SentFile) => {
      if (!(await canStillRead(file))) throw new ChangedFileError();
      const form = new FormData();
      form.set('file', file);
      const dryRun = isDryRun ? ('true' as const) : ('false' as const);
      const query = checkedVersion === null ? { dryRun } : { dryRun, checkedVersion };
      const sending = { form, onProgress: () => {}, signal: new AbortController().signal };
      return await sendForm(adminRoutes.importExercises, { query }, sending);
    },
    onSuccess: ({ applied }) => applied && queryClient.invalidateQueries(spreadsheetSummaryQuery),
  });
}

/** Errors in a spreadsheet that was rejected; null for another failure. */
export function sheetErrorsOf(error: unknown): SheetError[] | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const body = importRejectedSchema.safeParse(parseJson(error.text));
  return body.success ? body.data.errors : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
