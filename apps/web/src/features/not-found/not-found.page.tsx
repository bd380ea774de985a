import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Contours } from '../../ui/contours.tsx';

export default function NotFoundPage() {
  return (
    <main className="relative mx-auto flex min-h-dvh max-w-[428px] flex-col items-center justify-center gap-6 overflow-hidden bg-turf px-5 text-center text-on-turf">
      <Contours />
      <h1 className="relative text-4xl">404 Page Not Found</h1>
      <p className="relative text-lg">This ball is out of bounds. Take a drop at the home screen.</p>
      <ButtonLink to={paths.home} kind="flag" className="relative">
        Back to Home
      </ButtonLink>
    </main>
  );
}
