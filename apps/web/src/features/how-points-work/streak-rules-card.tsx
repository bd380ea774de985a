import { pausesPerYear } from '@trueswing/domain';
import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../ui/card.tsx';

const rules = [
  ['One exercise a week keeps it', 'Your streak grows by one for each week with at least one completed exercise.'],
  ['A week starts on Sunday', 'At midnight, US Central time.'],
  ['One tier for the whole day', 'Your first exercise of a day sets the points of all others that day.'],
  [
    'You can pause',
    `Ill or away? Pause a week before it ends, up to ${pausesPerYear} times a year. Your streak waits: it neither grows nor ends.`,
  ],
  ['A missed week ends it', 'Then you start again at the first tier. Your points stay.'],
] as const;

export function StreakRulesCard() {
  return (
    <Card title="How Streaks Work">
      <div className="flex flex-col gap-5">
        <dl className="flex flex-col gap-4">
          {rules.map(([name, text]) => (
            <div key={name} className="border-l-4 border-fairway pl-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={paths.streak} kind="outline">
          See your streak
        </ButtonLink>
      </div>
    </Card>
  );
}
