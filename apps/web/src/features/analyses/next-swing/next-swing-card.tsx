import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { Card } from '../../../ui/card.tsx';
import { NextSwingPicture } from './next-swing-picture.tsx';

/** For golfers whose plan compares no swings: the reason to film a second one. For the others the way to what changed. */
export default function NextSwingCard() {
  if (usePlan().swingComparison) {
    return (
      <ButtonLink to={paths.progress} kind="outline">
        Your Progress
      </ButtonLink>
    );
  }
  return (
    <Card title="What your next swing shows" className="flex flex-col gap-4">
      <NextSwingPicture />
      <ul className="flex flex-col gap-2">
        <li>
          <strong>Change or noise.</strong> We compare both swings and say what differs by more than the noise.
        </li>
        <li>
          <strong>Both views.</strong> Film from behind as well. Read together, they show your posture too.
        </li>
      </ul>
      <ButtonLink to={paths.plans} kind="outline">
        See Premium
      </ButtonLink>
    </Card>
  );
}
