import type { ComponentType } from 'react';
import { FilmingPicture, MovingPicture, NumbersPicture } from './onboarding-pictures.tsx';

export interface OnboardingPane {
  title: string;
  text: string;
  Picture: ComponentType;
}

export const onboardingPanes: readonly OnboardingPane[] = [
  {
    title: 'Film face-on',
    text: 'Stand your phone at hip height in front of your chest. Whole body in the frame, one full swing.',
    Picture: FilmingPicture,
  },
  {
    title: 'Get your numbers',
    text: 'See how far your hips and shoulders turn, your tempo, your strengths, and what to work on.',
    Picture: NumbersPicture,
  },
  {
    title: 'Move better',
    text: 'Get one thing to work on first, a cue to try, and the exercises that help it.',
    Picture: MovingPicture,
  },
];
