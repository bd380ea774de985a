import type { UploadClub } from '@trueswing/contracts';
import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import { paths } from './paths.ts';
import { useIsUploadSpent } from './session/use-plan.ts';

interface UploadLinkProps {
  /** Club that the form opens with, where the link knows it. */
  club?: UploadClub;
  kind?: 'primary' | 'outline';
  className?: string;
  children: ReactNode;
}

/** Leads to the upload form. Once the free upload is spent it leads to the plans: the form would refuse. */
export function UploadLink({ club, kind = 'primary', className = '', children }: UploadLinkProps) {
  const isSpent = useIsUploadSpent();
  return (
    <ButtonLink to={isSpent ? paths.plans : paths.upload(club)} kind={kind} className={className}>
      {isSpent ? 'See what Premium adds' : children}
    </ButtonLink>
  );
}
