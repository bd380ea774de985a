import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { Contours } from '../../ui/pictures/contours.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { ChartSample } from './chart-sample.tsx';
import { ColorSamples } from './color-samples.tsx';
import { DesignSection } from './design-section.tsx';
import { EmptySamples } from './empty-samples.tsx';
import { BadgeSamples, NoteSamples, WaitSamples } from './feedback-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FigureSamples } from './figure-samples.tsx';
import { FloatingSamples } from './floating-samples.tsx';
import { IconSamples } from './icon-samples.tsx';
import { TypeSamples } from './type-samples.tsx';

/** All components, for developers of screens. Contains no user data. */
export default function DesignPage() {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-column bg-paper">
      <header className="relative overflow-hidden bg-turf px-5 pt-[calc(1.25rem+env(safe-area-inset-top))] pb-8 text-on-turf">
        <Contours />
        <Link to={paths.home} aria-label="TrueSwing, home" className="relative inline-flex min-h-tap items-center">
          <Logo />
        </Link>
        <h1 className="relative mt-4 text-3xl">Design system</h1>
        <p className="relative mt-2">A yardage book that is read in the sun, with one hand.</p>
      </header>
      <main className="flex flex-col gap-5 px-4 py-5">
        <DesignSection title="Colours" use="By what they are for, never by a value. Left light, right dark.">
          <ColorSamples />
        </DesignSection>
        <DesignSection title="Type" use="Archivo: wide for titles and figures, narrow for labels.">
          <TypeSamples />
        </DesignSection>
        <DesignSection title="Buttons" use="One main button a screen; a thumb hits each.">
          <ButtonSamples />
        </DesignSection>
        <DesignSection title="Fields" use="Label above, what is wrong below. A few choices are large buttons.">
          <FieldSamples />
        </DesignSection>
        <DesignSection title="Badges" use="A word or two about the thing beside it.">
          <BadgeSamples />
        </DesignSection>
        <DesignSection title="Notes and errors" use="A sentence, the next step, and the id that support finds it by.">
          <NoteSamples />
        </DesignSection>
        <DesignSection title="Waiting" use="Hold the place of what comes, so that nothing jumps.">
          <WaitSamples />
        </DesignSection>
        <DesignSection title="Empty pages" use="What will appear here, and what brings it.">
          <EmptySamples />
        </DesignSection>
        <DesignSection title="Above the page" use="One toast at a time, 5 s; F8 goes to it.">
          <FloatingSamples />
        </DesignSection>
        <DesignSection title="Charts" use="With what they stand on, and as a table.">
          <ChartSample />
        </DesignSection>
        <DesignSection title="Movements" use="Poses in data, drawn by one component. At rest, a ghost shows the start.">
          <FigureSamples />
        </DesignSection>
        <DesignSection title="Icons" use="Lucide, beside a word that says the same.">
          <IconSamples />
        </DesignSection>
      </main>
    </div>
  );
}
