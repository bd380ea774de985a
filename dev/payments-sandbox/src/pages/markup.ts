/** Escaped HTML. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | number | readonly Markup[] | string | null | undefined | false;

/** Builds markup from a template. Values are escaped unless they are markup. */
export function html(strings: TemplateStringsArray, ...values: Piece[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + string + textOf(values[index]), ''));
}

function textOf(value: Piece): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
