import type { Ref } from 'react';
import type { StagedFilms } from '../use-stage.ts';

interface ViewChoiceProps {
  ref: Ref<HTMLFieldSetElement>;
  films: StagedFilms;
  shown: StagedFilms;
  onShow(films: StagedFilms): void;
}

/**
 * One film, the other one, or both side by side. Nothing to choose with one film. One film has the choice in its corner,
 * beside the golfer; two have it above them.
 */
export function ViewChoice({ ref, films: [first, second], shown, onShow }: ViewChoiceProps) {
  if (!second) return null;
  const choices = [
    { name: first.label, films: [first] },
    { name: second.label, films: [second] },
    { name: 'Both', films: [first, second] },
  ] as const;
  return (
    <fieldset
      ref={ref}
      aria-label="Films"
      className={`flex rounded-xl bg-night/70 ${shown.length > 1 ? '*:px-3' : 'flex-col'}`}
    >
      {choices.map(({ name, films }) => (
        <button
          key={name}
          type="button"
          aria-pressed={films.length === shown.filter(Boolean).length && films[0].id === shown[0].id}
          onClick={() => onShow(films)}
          className="min-h-tap rounded-xl px-1.5 text-sm font-semibold text-on-night [font-stretch:85%] aria-pressed:bg-flag aria-pressed:text-on-flag"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
