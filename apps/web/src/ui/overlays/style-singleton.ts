import { useEffect } from 'react';

/**
 * Creates a component that applies its styles to the page while it is mounted. Of several, only the styles of the first apply.
 *
 * It replaces the package of this name (vite.config.ts), with which Radix locks the page behind a dialog. The package adds a style
 * element, which the content security policy blocks. It does not block a constructed style sheet, which only scripts can add.
 */
export function styleSingleton() {
  const apply = shareStyles();
  return ({ styles }: { styles: string }) => {
    useEffect(() => apply(styles), [styles]);
    return null;
  };
}

/** Returns a function that applies styles unless others of it apply already, and returns what ends that. */
function shareStyles() {
  let users = 0;
  let sheet: CSSStyleSheet;
  return (styles: string) => {
    if (users === 0) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    }
    users += 1;
    return () => {
      users -= 1;
      if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  };
}
