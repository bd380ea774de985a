import type { ShotFileAnswers, ShotFilePreview } from '@trueswing/contracts';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../shared/api/http-client.ts';
import { countOf } from '../../shared/count-of.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/screen-header.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ClubQuestions, ColumnQuestions, UnitQuestions } from './file-questions.tsx';
import { FileSummary } from './file-summary.tsx';
import { FirstShots } from './first-shots.tsx';
import { ImportList } from './import-list.tsx';
import { ImportResult } from './import-result.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { useImportFile, usePreviewFile } from './shot-import.queries.ts';

/** Imports a launch monitor's file: choose it, see what was understood, answer what it does not say, import. */
export default function ShotImportPage() {
  const [file, setFile] = useState<File | null>(null);
  const [understood, setUnderstood] = useState<ShotFilePreview | null>(null);
  const [answers, setAnswers] = useState<ShotFileAnswers | null>(null);
  const reading = usePreviewFile();
  const importing = useImportFile();
  const preview = understood && withAnswers(understood, answers);
  const read = (chosen: File, said: ShotFileAnswers | null) => {
    setFile(chosen);
    setAnswers(said);
    importing.reset();
    reading.mutate({ file: chosen, answers: said }, { onSuccess: setUnderstood });
  };
  const startOver = () => {
    setFile(null);
    setUnderstood(null);
    setAnswers(null);
    reading.reset();
    importing.reset();
  };
  const failure = importing.error ?? reading.error;

  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader back={{ to: paths.profile, label: 'Back to your profile' }}>
        <h1 className="text-2xl">Import Shots</h1>
      </ScreenHeader>
      {failure && (
        <ErrorNote requestId={requestIdOf(failure)}>
          {sentenceOf(failure, 'We could not read this file. Please try again.')}
        </ErrorNote>
      )}
      {importing.data && <ImportResult result={importing.data} onAgain={startOver} />}
      {file && preview && !importing.data && (
        <>
          <FileSummary preview={preview} fileName={file.name} />
          {preview.format === null && <ColumnQuestions preview={preview} onAnswer={(said) => read(file, said)} />}
          <ClubQuestions preview={preview} onAnswer={(said) => read(file, said)} />
          <UnitQuestions preview={preview} onAnswer={(said) => read(file, said)} />
          <FirstShots shots={preview.firstShots} />
          <RejectedRows rows={preview.rejected} count={preview.rejectedCount} />
          <div className="flex flex-col gap-3">
            <Button
              className="min-h-14 text-lg"
              disabled={preview.shotCount === preview.duplicateCount}
              isBusy={importing.isPending || reading.isPending}
              onClick={() => importing.mutate({ file, answers: confirmed(preview) })}
            >
              Import {countOf(preview.shotCount - preview.duplicateCount, 'Shot')}
            </Button>
            <Button kind="quiet" onClick={startOver}>
              Choose Another File
            </Button>
          </div>
        </>
      )}
      {!preview && <ChooseFile isBusy={reading.isPending} onChoose={(chosen) => read(chosen, null)} />}
      {(!preview || importing.data) && <ImportList />}
    </div>
  );
}

/** Combines what was understood with what the golfer has said since: the next answer builds on it before the server has read the file again. */
const withAnswers = (understood: ShotFilePreview, said: ShotFileAnswers | null): ShotFilePreview =>
  said ? { ...understood, answers: said, columns: said.columns ?? understood.columns } : understood;

/** The answers with which a file is imported: those of an unknown file include the columns that the golfer has seen. */
const confirmed = ({ format, answers, columns }: ShotFilePreview): ShotFileAnswers =>
  format === null ? { ...answers, columns } : answers;
