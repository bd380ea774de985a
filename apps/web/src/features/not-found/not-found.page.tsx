import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Contours } from '../../ui/contours.tsx';
import { LostBallPicture } from './lost-ball-picture.tsx';

export default function NotFoundPage() {
  return (
    <main className="relative mx-auto flex min-h-dvh max-w-column flex-col items-center justify-center gap-6 overflow-hidden bg-turf px-6 py-10 text-center text-on-turf">
      <Contours />
      <LostBallPicture />
      <h1 className="relative text-4xl">404 Page Not Found</h1>
      <p className="relative text-lg text-balance">This ball is out of bounds. Take a drop at the home screen.</p>
      <ButtonLink to={paths.home} kind="flag" className="relative min-h-14 w-full text-lg">
        Back to Home
      </ButtonLink>
    </main>
  );
}
