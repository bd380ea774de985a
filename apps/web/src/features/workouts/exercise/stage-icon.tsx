import { Activity, Dumbbell, type LucideIcon, PersonStanding, Waves } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  mobility: Waves,
  stability: PersonStanding,
  strength: Dumbbell,
};

/** The icon of an exercise's category. */
export function StageIcon({ category }: { category: string }) {
  const Icon = icons[category] ?? Activity;
  return <Icon aria-hidden className="size-5 shrink-0" />;
}
