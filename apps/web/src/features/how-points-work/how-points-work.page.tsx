import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/screen-header.tsx';
import { BasePointsCard } from './base-points-card.tsx';
import { ExampleCard } from './example-card.tsx';
import { StreakRulesCard } from './streak-rules-card.tsx';
import { StreakTiersCard } from './streak-tiers-card.tsx';
import { TipsCard } from './tips-card.tsx';

export default function HowPointsWorkPage() {
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader back={{ to: paths.leaderboard, label: 'Back to Leaderboard' }}>
        <h1 className="text-2xl">How Points Work</h1>
      </ScreenHeader>
      <BasePointsCard />
      <StreakTiersCard />
      <ExampleCard />
      <StreakRulesCard />
      <TipsCard />
    </div>
  );
}
