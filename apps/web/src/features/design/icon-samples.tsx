import {
  ChartNoAxesCombined,
  CircleCheck,
  CloudOff,
  Dumbbell,
  Film,
  House,
  Info,
  Lock,
  PersonStanding,
  Play,
  Smartphone,
  Target,
  Trash2,
  TriangleAlert,
  Trophy,
  UserRound,
  Video,
} from 'lucide-react';
import { Logo } from '../../ui/pictures/logo.tsx';

const icons = [
  ['Home', House],
  ['Analysis', ChartNoAxesCombined],
  ['Leaderboard', Trophy],
  ['Profile', UserRound],
  ['Upload', Video],
  ['Video', Film],
  ['Play', Play],
  ['Filming', Smartphone],
  ['Body', PersonStanding],
  ['Workout', Dumbbell],
  ['Target', Target],
  ['Premium', Lock],
  ['Done', CircleCheck],
  ['Fact', Info],
  ['Care', TriangleAlert],
  ['Offline', CloudOff],
  ['Delete', Trash2],
] as const;

export function IconSamples() {
  return (
    <>
      <div className="self-start rounded-control bg-turf p-4 text-on-turf">
        <Logo />
      </div>
      <ul className="grid grid-cols-3 gap-3 text-center text-sm">
        {icons.map(([name, Icon]) => (
          <li key={name} className="flex flex-col items-center gap-1">
            <Icon aria-hidden className="size-6 text-fairway" />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
