import type { ReactNode } from 'react';

/** A card over the camera that says what is in the way, with the next step. */
export function StopNote({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="alert" className="m-auto flex w-full max-w-sm flex-col gap-3 rounded-card bg-night/90 p-5">
      <h2 className="text-xl">{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** A button of less weight on such a card. */
export const onNight = 'border-2 border-on-night/60 bg-transparent! text-on-night!';
