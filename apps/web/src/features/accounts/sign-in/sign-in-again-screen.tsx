import type { User } from '@trueswing/contracts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { EntryFrame } from '../../../shared/entry-frame.tsx';
import { paths } from '../../../shared/paths.ts';
import { ProviderSignIn } from './provider-sign-in.tsx';

/** Shown to a golfer who is still signed in, and whose identity provider did not confirm it when the account was to be deleted. */
export function SignInAgainScreen({ user }: { user: User }) {
  return (
    <EntryFrame title="Sign in again" text={`You are signed in as ${user.email}.`}>
      <ProviderSignIn isOnlyWay />
      <ButtonLink kind="quiet" to={paths.profile}>
        Back to Profile
      </ButtonLink>
    </EntryFrame>
  );
}
