import { useQuery } from '@tanstack/react-query';
import type { MobilityCheck, SwingAnalysis } from '@trueswing/contracts';
import { bodyOfChecks } from '@trueswing/domain';
import { use } from 'react';
import { mobilityChecksQuery } from '../../../shared/mobility-checks.queries.ts';
import { UserContext } from '../../../shared/session/use-user.ts';

/**
 * The turns that mobility checks have shown of the golfer who reads their own report: null without a check, undefined for any other reader
 * and while they load.
 */
export function useKnownBody({
  userId,
}: Pick<SwingAnalysis, 'userId'>): Pick<MobilityCheck, 'parts'> | null | undefined {
  const isOwner = use(UserContext)?.id === userId;
  const { data } = useQuery({ ...mobilityChecksQuery, enabled: isOwner });
  return isOwner && data ? bodyOfChecks(data) : undefined;
}
