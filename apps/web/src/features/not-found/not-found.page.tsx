import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

export default function NotFoundPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[428px] flex-col items-center justify-center gap-6 px-5 text-center">
      <h1 className="text-3xl">404 Page Not Found</h1>
      <p className="text-muted">This ball is out of bounds. Take a drop at the home screen.</p>
      <ButtonLink to={paths.home}>Back to Home</ButtonLink>
    </main>
  );
}
