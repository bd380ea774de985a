import { limitReached } from '@trueswing/domain';
import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import { paths } from './paths.ts';
import { usePlan } from './session/use-plan.ts';
import { useUser } from './session/use-user.ts';

interface UploadLinkProps {
  kind?: 'primary' | 'outline';
  children: ReactNode;
}

/** Leads to the upload form. Once the free upload is spent it leads to the plans: the form would refuse. */
export function UploadLink({ kind = 'primary', children }: UploadLinkProps) {
  const { videoUploadsUsed } = useUser();
  const isSpent = limitReached(videoUploadsUsed, usePlan().uploads);
  return (
    <ButtonLink to={isSpent ? paths.plans : paths.upload()} kind={kind}>
      {isSpent ? 'See what Premium adds' : children}
    </ButtonLink>
  );
}
