import type { WorkoutStage } from '@trueswing/contracts';
import { Dumbbell, type LucideIcon, PersonStanding, Waves } from 'lucide-react';

const icons: Readonly<Record<WorkoutStage, LucideIcon>> = {
  mobility: Waves,
  stability: PersonStanding,
  strength: Dumbbell,
};

/** The icon of a stage of the workout. */
export function StageIcon({ stage }: { stage: WorkoutStage }) {
  const Icon = icons[stage];
  return <Icon aria-hidden className="size-5 shrink-0" />;
}
