import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { TurfPage } from '../../ui/pictures/turf-page.tsx';
import { LostBallPicture } from './lost-ball-picture.tsx';

export default function NotFoundPage() {
  return (
    <TurfPage className="items-center justify-center gap-6 text-center">
      <LostBallPicture />
      <h1 className="text-4xl">404 Page Not Found</h1>
      <p className="text-lg text-balance">This ball is out of bounds. Take a drop at the home screen.</p>
      <ButtonLink to={paths.home} kind="flag" className="min-h-14 w-full text-lg">
        Back to Home
      </ButtonLink>
    </TurfPage>
  );
}
