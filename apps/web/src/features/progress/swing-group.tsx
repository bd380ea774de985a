import { useQuery } from '@tanstack/react-query';
import type { MeasurementName, ProgressSwing, UploadClub, WorkoutDay } from '@trueswing/contracts';
import { isMeasured, type ProgressRow } from '@trueswing/swing';
import { Link } from 'react-router';
import { ButtonLink } from '../../shared/button-link.tsx';
import { comparePath } from '../../shared/compare-path.ts';
import { paths } from '../../shared/paths.ts';
import { uploadStatusQuery } from '../../shared/upload-status.queries.ts';
import { dayIsFull, weekIsFull, whenUploadOpens } from '../../shared/when-upload-opens.ts';
import { ProgressGroup } from './progress-group.tsx';

interface SwingGroupProps {
  club: UploadClub;
  rows: readonly ProgressRow[];
  /** The swings with the club that the rows are about. */
  swings: readonly ProgressSwing[];
  workoutDays: readonly WorkoutDay[];
}

/** Shows what changed in the swing with a club. Each judged line leads to the first and the newest of its swings. */
export function SwingGroup({ club, rows, swings, workoutDays }: SwingGroupProps) {
  return (
    <ProgressGroup
      title="Swing"
      rows={rows}
      workoutDays={workoutDays}
      more={(row) => <BeforeAndAfter row={row} swings={swings} />}
      note="A range is what one swing can be measured off by. For a turn, most of that is the same each time, so its change is known better. Your swings differ too. A change is only called real when that can hardly explain it."
    >
      <WayToUpload club={club} />
    </ProgressGroup>
  );
}

/** Leads to the upload form only where it takes a video of the club today, else says from when on it does. */
function WayToUpload({ club }: { club: UploadClub }) {
  const { data: status } = useQuery(uploadStatusQuery);
  const opens = status ? whenUploadOpens(status, [club]) : 'now';
  if (opens !== 'now') return <p className="text-muted">{opens === 'midnight' ? dayIsFull : weekIsFull}</p>;
  return (
    <ButtonLink to={paths.upload(club)} kind="outline">
      Film the Next Swing
    </ButtonLink>
  );
}

function BeforeAndAfter({ row, swings }: { row: ProgressRow; swings: readonly ProgressSwing[] }) {
  if (row.progress.kind !== 'judged') return null;
  const { before, since } = row.progress;
  const at = (atMs: number) => swings.find(({ createdAt }) => Date.parse(createdAt) === atMs);
  const [first, newest] = [at(before.fromMs), at(since.upToMs)];
  const measured = newest?.measurements[row.id as MeasurementName];
  if (!first || !newest || !isMeasured(measured)) return null;
  const moment = measured.at === 'swing' ? 'impact' : measured.at;
  const view = measured.views === 'down-the-line' ? 'down-the-line' : 'face-on';
  return (
    <Link
      to={comparePath(first.id, newest.id, { moment, view })}
      aria-label={`See before and after: ${row.label}`}
      className="-mb-2 inline-flex min-h-tap items-center text-sm font-semibold text-fairway underline"
    >
      See before and after
    </Link>
  );
}
