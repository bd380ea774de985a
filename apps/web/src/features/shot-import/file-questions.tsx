import {
  type Club,
  clubSchema,
  maxAnsweredClubs,
  type ShotFileAnswers,
  type ShotFilePreview,
} from '@trueswing/contracts';
import { clubNames } from '../../shared/club-names.ts';
import { countOf } from '../../shared/count-of.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { allColumns, type ChosenColumn, columnChoices, splitColumns } from './describe-column.ts';

export interface QuestionsProps {
  preview: ShotFilePreview;
  onAnswer(answers: ShotFileAnswers): void;
}

/** Asks for the meaning of the columns of an unknown file. The answer holds for the next file with the same headings. */
export function ColumnQuestions({ preview, onAnswer }: QuestionsProps) {
  const { answers, headings } = preview;
  const columns = allColumns(preview);
  const meaningOf = (column: number): ChosenColumn | 'nothing' =>
    columns.find((one) => one.column === column)?.is ?? 'nothing';
  const change = (column: number, is: ChosenColumn | 'nothing') => {
    // A meaning belongs to one column: chosen for another one, it moves there.
    const others = columns.filter((one) => one.column !== column && one.is !== is);
    onAnswer({ ...answers, ...splitColumns(is === 'nothing' ? others : [...others, { column, is }]) });
  };
  return (
    <Card title="What do the columns mean?" className="flex flex-col gap-4">
      <p className="text-muted">We do not know this kind of file yet. Check our guesses. We remember your answers.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {headings.map((heading, column) =>
          heading === '' ? null : (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and headings may repeat.
              key={column}
              label={heading}
              choices={columnChoices}
              value={meaningOf(column)}
              onChange={(is) => change(column, is)}
            />
          ),
        )}
      </div>
    </Card>
  );
}

const leftOut = 'left-out';
const clubChoices = [
  { value: leftOut, label: 'Leave these shots out' },
  ...clubSchema.options.map((club) => ({ value: club, label: clubNames[club] })),
] as const;

/** The clubs that the file names in a way that we do not know, or the club of a file that names none. */
export function ClubQuestions({ preview: { answers, clubs, moreClubs }, onAnswer }: QuestionsProps) {
  const asked = clubs.filter(({ name, club }) => club === null || answers.clubs.some((said) => said.name === name));
  if (asked.length === 0) return null;
  const change = (name: string, club: Club | null) =>
    onAnswer({
      ...answers,
      clubs: [...answers.clubs.filter((said) => said.name !== name), { name, club }].slice(-maxAnsweredClubs),
    });
  return (
    <Card title="Which club is it?" className="flex flex-col gap-4">
      {asked.map(({ name, club, shots }) => (
        <SelectField
          key={name}
          label={`${name === '' ? 'All shots of this file' : name} (${countOf(shots, 'shot')})`}
          choices={clubChoices}
          value={(answers.clubs.find((said) => said.name === name) ?? { club }).club ?? leftOut}
          onChange={(chosen) => change(name, chosen === leftOut ? null : chosen)}
        />
      ))}
      {moreClubs > 0 && <p>And {countOf(moreClubs, 'more name')}. Is this the column with the club?</p>}
    </Card>
  );
}
