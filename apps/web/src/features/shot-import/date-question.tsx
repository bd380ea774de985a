import { Card } from '../../ui/card.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import type { QuestionsProps } from './file-questions.tsx';

/** Order of day and month, where all dates of the file could be read either way. */
export function DateQuestion({ preview: { openDate, answers }, onAnswer }: QuestionsProps) {
  if (!openDate) return null;
  return (
    <Card title="Which day was it?" className="flex flex-col gap-4">
      <p className="text-muted">Your file does not say this. Check it against the date above.</p>
      <ChoiceField
        label={`The first number of ${openDate} is`}
        choices={[
          { value: 'month-first', label: 'The month' },
          { value: 'day-first', label: 'The day' },
        ]}
        value={answers.dateOrder ?? 'month-first'}
        onChange={(dateOrder) => onAnswer({ ...answers, dateOrder })}
      />
    </Card>
  );
}
