import type { WorkoutStage } from '@trueswing/contracts';
import { Dumbbell, type LucideIcon, PersonStanding, Waves } from 'lucide-react';

const icons: Readonly<Record<WorkoutStage, LucideIcon>> = {
  mobility: Waves,
  stability: PersonStanding,
  strength: Dumbbell,
};

/** The icon of a stage of the workout. */
export function StageIcon({ stage, className = 'size-5' }: { stage: WorkoutStage; className?: string }) {
  const Icon = icons[stage];
  return <Icon aria-hidden data-stage={stage} className={`shrink-0 ${className}`} />;
}
