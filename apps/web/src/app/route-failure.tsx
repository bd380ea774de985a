import { Button } from '../ui/button.tsx';
import { ErrorNote } from '../ui/feedback.tsx';

/** What is left when a screen breaks: a sentence and a way on. */
export function RouteFailure() {
  return (
    <div className="mx-auto flex max-w-[428px] flex-col gap-4 px-5 py-24">
      <ErrorNote>This screen could not be shown. Please reload it.</ErrorNote>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </div>
  );
}
