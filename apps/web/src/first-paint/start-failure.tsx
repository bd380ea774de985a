import { buttonClasses } from '../ui/button.tsx';
import { ErrorNote } from '../ui/feedback.tsx';

/** In each page, as a template: before-paint.js shows it if the client does not start. */
export const StartFailure = () => (
  <>
    <template id="start-failure">
      <main className="mx-auto flex min-h-dvh max-w-column flex-col justify-center gap-4 bg-paper px-5 py-16">
        <h1 className="text-2xl">TrueSwing could not start</h1>
        <ErrorNote>Check your connection, then try again.</ErrorNote>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty URL is the page itself, which it loads again without a script. */}
        <a href="" className={buttonClasses({})}>
          Try Again
        </a>
      </main>
    </template>
    <noscript>
      <p className="fixed inset-x-0 top-0 z-70 bg-sand p-5 text-on-sand">
        TrueSwing needs JavaScript. Turn it on in the settings of your browser. Then reload this page.
      </p>
    </noscript>
  </>
);
