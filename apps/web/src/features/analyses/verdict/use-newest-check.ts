import { useQuery } from '@tanstack/react-query';
import type { MobilityCheck, SwingAnalysis } from '@trueswing/contracts';
import { use } from 'react';
import { mobilityChecksQuery } from '../../../shared/mobility-checks.queries.ts';
import { UserContext } from '../../../shared/session/use-user.ts';

/**
 * The newest mobility check of the golfer who reads their own report: null without one, undefined for any other reader and
 * while it loads.
 */
export function useNewestCheck({ userId }: Pick<SwingAnalysis, 'userId'>): MobilityCheck | null | undefined {
  const isOwner = use(UserContext)?.id === userId;
  const { data } = useQuery({ ...mobilityChecksQuery, enabled: isOwner });
  return isOwner && data ? (data[0] ?? null) : undefined;
}
