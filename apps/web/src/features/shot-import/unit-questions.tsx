import type { ShotFilePreview } from '@trueswing/contracts';
import { rememberHandedness } from '../../shared/handedness.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { ColumnUnits, unitChoices } from './column-units.tsx';
import type { QuestionsProps } from './file-questions.tsx';

/** Signs of a left-hander mean the opposite where they count from the golfer; those of a right-hander mean the same. */
const needsSigns = ({ asks, answers }: ShotFilePreview): boolean =>
  asks.signs === true && answers.handedness === 'left';

/** Whether shots would be stored with signs that are a guess. */
export const lacksSigns = (preview: ShotFilePreview): boolean =>
  needsSigns(preview) && preview.answers.signs === undefined;

/** Units and hand, where the file does not say them. */
export function UnitQuestions({ preview, onAnswer }: QuestionsProps) {
  const { answers, asks } = preview;
  if (!asks.speedUnit && !asks.distanceUnit && !asks.handedness) return null;
  return (
    <Card title="How does it measure?" className="flex flex-col gap-4">
      <p className="text-muted">Your file does not say this. Check it against your first shots.</p>
      {asks.speedUnit && (
        <ChoiceField
          label="Speed"
          choices={unitChoices.speed}
          value={answers.speedUnit}
          onChange={(speedUnit) => onAnswer({ ...answers, speedUnit })}
        />
      )}
      {asks.speedUnit && <ColumnUnits kind="speed" preview={preview} onAnswer={onAnswer} />}
      {asks.distanceUnit && (
        <ChoiceField
          label="Distance"
          choices={unitChoices.distance}
          value={answers.distanceUnit}
          onChange={(distanceUnit) => onAnswer({ ...answers, distanceUnit })}
        />
      )}
      {asks.distanceUnit && <ColumnUnits kind="distance" preview={preview} onAnswer={onAnswer} />}
      {asks.handedness && (
        <ChoiceField
          label="You play"
          choices={[
            { value: 'right', label: 'Right-handed' },
            { value: 'left', label: 'Left-handed' },
          ]}
          value={answers.handedness}
          onChange={(handedness) => {
            rememberHandedness(handedness);
            onAnswer({ ...answers, handedness });
          }}
        />
      )}
      {needsSigns(preview) && (
        <ChoiceField<'target' | 'golfer'>
          label="In your file, a path or face to the right of the target has"
          choices={[
            { value: 'target', label: 'A plus sign' },
            { value: 'golfer', label: 'A minus sign' },
          ]}
          value={answers.signs ?? null}
          onChange={(signs) => onAnswer({ ...answers, signs })}
        />
      )}
    </Card>
  );
}
