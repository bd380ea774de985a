import type { LeaderboardEntry } from '@trueswing/contracts';
import { ChevronDown, ChevronUp, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { chooseRankings } from './choose-rankings.ts';
import { sharedPositions } from './describe-entry.ts';
import { placeOnPodium } from './place-on-podium.ts';
import { Podium } from './podium.tsx';
import { RankingRow } from './ranking-row.tsx';

interface RankingTableProps {
  entries: readonly LeaderboardEntry[];
  /** The golfer among those next to them, who may be beyond the entries. */
  neighbors?: readonly LeaderboardEntry[];
  /** Places of the podium that are still free; none in a final table. */
  openPlaces?: number;
  /** Whether no golfer has a place beyond the podium yet; in a final table none will. */
  isFillingUp?: boolean;
}

/** A month's table: the top 3 on a podium, then the other ranks, the golfer's own always among them. */
export function RankingTable({ entries, neighbors = [], openPlaces = 0, isFillingUp = false }: RankingTableProps) {
  const { id: yourId } = useUser();
  const [isWhole, setIsWhole] = useState(false);
  const { top, others, around, isGap, hiddenCount } = chooseRankings(entries, neighbors, isWhole);
  const shared = sharedPositions([...entries, ...neighbors]);
  const row = (entry: LeaderboardEntry) => (
    <RankingRow key={entry.id} entry={entry} isYou={entry.id === yourId} isShared={shared.has(entry.position)} />
  );
  const { placed, besides } = placeOnPodium(top);
  return (
    <>
      <section className="overflow-hidden rounded-card border border-line bg-card shadow-card">
        <h2 className="px-5 pt-5 text-lg">Top 3</h2>
        <div className="px-4 pt-3">
          {top.length > 0 ? (
            <Podium placed={placed} shared={shared} openPlaces={openPlaces} yourId={yourId} />
          ) : (
            <p className="pb-5 text-muted">The golfers in these places are not listed.</p>
          )}
        </div>
        {besides.length > 0 && <ul className="divide-y divide-line border-t border-line">{besides.map(row)}</ul>}
      </section>
      {others.length + around.length > 0 && (
        <section className="overflow-hidden rounded-card border border-line bg-card shadow-card">
          <header className="flex items-baseline justify-between gap-3 px-5 pt-5 pb-2">
            <h2 className="text-lg">Other Rankings</h2>
            <span aria-hidden className="eyebrow text-muted">
              Points
            </span>
          </header>
          <ul className="divide-y divide-line">
            {others.map(row)}
            {isGap && (
              <li aria-hidden className="grid min-h-8 place-items-center text-muted">
                <Ellipsis className="size-5" />
              </li>
            )}
            {around.map(row)}
          </ul>
          {(hiddenCount > 0 || isWhole) && (
            <Button
              kind="quiet"
              className="w-full rounded-none border-t border-line"
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? 'Show fewer' : `Show all ${entries.length}`}
              {isWhole ? <ChevronUp aria-hidden className="size-5" /> : <ChevronDown aria-hidden className="size-5" />}
            </Button>
          )}
        </section>
      )}
      {isFillingUp && others.length + around.length === 0 && top.length >= 3 && (
        <Card title="Other Rankings">
          <p className="text-muted">Places from rank 4 fill up as more golfers earn points.</p>
        </Card>
      )}
    </>
  );
}
