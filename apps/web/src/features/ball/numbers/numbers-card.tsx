import { ballNumberNames, type ClubAverages } from '@trueswing/contracts';
import { compareWithGroup, fewestShots, referenceGroups } from '@trueswing/swing';
import { clubNames } from '../../../shared/club-names.ts';
import { countOf } from '../../../shared/count-of.ts';
import { useDeviceValue } from '../../../shared/device-value.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { groupNames, referenceGroup } from '../reference-group.ts';
import { describeNumber, type NumberTile } from './describe-number.ts';
import { sayLeftOut } from './say-left-out.ts';

interface NumbersCardProps {
  now: ClubAverages;
  /** The same club in the newest month before, and the month's name; null without one. */
  before: { month: string; averages: ClubAverages['averages'] } | null;
}

const groupChoices = [
  { value: 'none', label: 'No group' },
  ...referenceGroups.map((value) => ({ value, label: groupNames[value] })),
] as const;

/** The averages of a club in a month, each with its range, its change and what the chosen group has. */
export function NumbersCard({ now, before }: NumbersCardProps) {
  const { club, shots, averages } = now;
  const group = useDeviceValue(referenceGroup);
  const comparisons = group ? compareWithGroup(averages, club, group) : [];
  const tiles = ballNumberNames.flatMap((name) => {
    const tile = describeNumber(name, averages[name], {
      shots,
      before: before && { average: before.averages[name], month: before.month },
      comparison: comparisons.find((each) => each.name === name),
    });
    return tile ? [tile] : [];
  });
  const leftOut = sayLeftOut(averages);
  const hasRange = ballNumberNames.some((name) => averages[name].n >= fewestShots);
  const isBeyond = tiles.some(({ change }) => change?.isBeyond);
  const aside = <span className="eyebrow text-muted">{countOf(shots, 'shot')}</span>;
  if (tiles.length === 0) {
    return (
      <Card title={clubNames[club]} aside={aside}>
        <p>These shots have no carry, speed, spin or angle.</p>
        <p className="mt-1 text-muted">Choose those columns when you export the next session.</p>
      </Card>
    );
  }
  return (
    <Card title={clubNames[club]} aside={aside}>
      <dl className="grid grid-cols-2 gap-2">
        {tiles.map((tile) => (
          <Tile key={tile.label} {...tile} />
        ))}
      </dl>
      {hasRange && (
        <p className="mt-3 text-sm text-muted">
          The range under a number holds your true average nine times out of ten.
        </p>
      )}
      {isBeyond && (
        <p className="mt-3 text-sm text-muted">
          Beyond chance means more than your shots vary. One good day can do that too.
        </p>
      )}
      {leftOut && <p className="mt-3 text-sm text-muted">{leftOut}</p>}
      <div className="mt-4 border-t border-line pt-4">
        <SelectField
          label="Compare with"
          value={group ?? 'none'}
          choices={groupChoices}
          onChange={(chosen) => referenceGroup.change(() => (chosen === 'none' ? null : chosen))}
        />
        {group && comparisons.length === 0 && (
          <p className="mt-2 text-sm text-muted">This group has no published numbers for the ones that you have.</p>
        )}
      </div>
    </Card>
  );
}

function Tile({ label, size, unit, range, basis, noise, change, group }: NumberTile) {
  return (
    <div className="flex min-w-0 flex-col rounded-xl bg-paper p-3">
      <dt className="eyebrow leading-tight text-muted">{label}</dt>
      <dd className="mt-1 whitespace-nowrap">
        <span className="numeral text-2xl">{size}</span>
        <span className={unit.startsWith('°') ? 'font-semibold' : 'text-muted'}>
          {unit.startsWith('°') ? unit : ` ${unit}`}
        </span>
      </dd>
      <dd className="mt-1 text-sm leading-tight">{range}</dd>
      {basis && <dd className="mt-1 text-sm leading-tight text-muted">{basis}</dd>}
      {noise && <dd className="mt-1 text-sm leading-tight text-muted">{noise}</dd>}
      {change && (
        <dd className={`mt-1.5 text-sm leading-tight ${change.isBeyond ? 'font-bold' : 'text-muted'}`}>
          {change.text}
          <span className="block">{change.word}</span>
        </dd>
      )}
      {group && <dd className="mt-1.5 text-sm leading-tight font-semibold text-fairway">{group}</dd>}
    </div>
  );
}
