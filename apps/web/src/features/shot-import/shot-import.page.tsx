import { analysisIdSchema, type ShotFileAnswers, type ShotFilePreview } from '@trueswing/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, requestIdOf, sentenceOf } from '../../shared/api/http-client.ts';
import { countOf } from '../../shared/count-of.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/screen-header.tsx';
import { shotImportFrom } from '../../shared/shot-paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
import { ChooseFile } from './choose-file.tsx';
import { DateQuestion } from './date-question.tsx';
import { allColumns, splitColumns } from './describe-column.ts';
import { ClubQuestions, ColumnQuestions } from './file-questions.tsx';
import { FileSummary } from './file-summary.tsx';
import { FirstShots } from './first-shots.tsx';
import { ImportList } from './import-list.tsx';
import { ImportResult } from './import-result.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { useImportFile, usePreviewFile } from './shot-import.queries.ts';
import { lacksSigns, UnitQuestions } from './unit-questions.tsx';

/** Imports a launch monitor's file: choose it, see what was understood, answer what it does not say, import. */
export default function ShotImportPage() {
  const [file, setFile] = useState<File | null>(null);
  const [understood, setUnderstood] = useState<ShotFilePreview | null>(null);
  /** Answers since the file was read. They are read together, not one by one. */
  const [answers, setAnswers] = useState<ShotFileAnswers | null>(null);
  const [search] = useSearchParams();
  const from = search.get(shotImportFrom.name);
  const cameFrom = from === shotImportFrom.upload || analysisIdSchema.safeParse(from).success ? from : null;
  const reading = usePreviewFile();
  const importing = useImportFile();
  const preview = understood && withAnswers(understood, answers);
  const read = (chosen: File, said: ShotFileAnswers | null) => {
    setFile(chosen);
    importing.reset();
    const onSuccess = (read: ShotFilePreview) => {
      setUnderstood(read);
      setAnswers(null);
    };
    reading.mutate({ file: chosen, answers: said }, { onSuccess });
  };
  const startOver = () => {
    setFile(null);
    setUnderstood(null);
    setAnswers(null);
    reading.reset();
    importing.reset();
  };
  const failure = importing.error ?? reading.error;
  // Someone who has as many shots as we keep is asked to delete an import.
  const isFull = importing.error instanceof ApiError && importing.error.body?.code === 'request-too-large';

  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader back={wayBack(cameFrom)}>
        <h1 className="text-2xl">Import Shots</h1>
      </ScreenHeader>
      {failure && (
        <ErrorNote requestId={requestIdOf(failure)}>
          {sentenceOf(failure, 'We could not read this file. Please try again.')}
        </ErrorNote>
      )}
      {importing.data && <ImportResult result={importing.data} cameFrom={cameFrom} onAgain={startOver} />}
      {file && preview && !importing.data && (
        <>
          <FileSummary preview={preview} fileName={file.name} />
          {preview.format === null && <ColumnQuestions preview={preview} onAnswer={setAnswers} />}
          <ClubQuestions preview={preview} onAnswer={setAnswers} />
          <UnitQuestions preview={preview} onAnswer={setAnswers} />
          <DateQuestion preview={preview} onAnswer={setAnswers} />
          {answers === null && (
            <>
              <FirstShots shots={preview.firstShots} />
              <RejectedRows rows={preview.rejected} count={preview.rejectedCount} />
            </>
          )}
          <div className="flex flex-col gap-3">
            {lacksSigns(preview) && (
              <p className="text-muted">Please say first which sign a path to the right has in your file.</p>
            )}
            {answers ? (
              <Button className="min-h-14 text-lg" isBusy={reading.isPending} onClick={() => read(file, answers)}>
                Show My Shots
              </Button>
            ) : (
              <Button
                className="min-h-14 text-lg"
                disabled={preview.shotCount === preview.duplicateCount || lacksSigns(preview)}
                isBusy={importing.isPending}
                onClick={() => importing.mutate({ file, answers: confirmed(preview) })}
              >
                Import {countOf(preview.shotCount - preview.duplicateCount, 'Shot')}
              </Button>
            )}
            <Button kind="quiet" disabled={reading.isPending || importing.isPending} onClick={startOver}>
              Choose Another File
            </Button>
          </div>
        </>
      )}
      {!preview && <ChooseFile isBusy={reading.isPending} onChoose={(chosen) => read(chosen, null)} />}
      {(!preview || importing.data || isFull) && <ImportList />}
    </div>
  );
}

const wayBack = (cameFrom: string | null) => {
  if (cameFrom === null) return { to: paths.profile, label: 'Back to your profile' };
  if (cameFrom === shotImportFrom.upload) return { to: paths.upload(), label: 'Back to your upload' };
  return { to: paths.analysis(cameFrom), label: 'Back to your swing' };
};

/** Combines what was understood with what the golfer has said since: the next answer builds on it. */
const withAnswers = (understood: ShotFilePreview, said: ShotFileAnswers | null): ShotFilePreview =>
  said
    ? {
        ...understood,
        answers: said,
        ...(said.columns && { columns: said.columns, otherColumns: said.otherColumns ?? [] }),
      }
    : understood;

/** The answers with which a file is imported: those of an unknown file include the columns that the golfer has seen. */
const confirmed = (preview: ShotFilePreview): ShotFileAnswers =>
  preview.format === null ? { ...preview.answers, ...splitColumns(allColumns(preview)) } : preview.answers;
