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
    text: 'Put the phone at hip height, facing your chest. Film one full swing, with your whole body in the picture.',
    Picture: FilmingPicture,
  },
  {
    title: 'Get your numbers',
    text: 'See how far your hips and shoulders turn. See your tempo, and what you do well.',
    Picture: NumbersPicture,
  },
  {
    title: 'Move better',
    text: 'Get one thing to work on, and a workout for each day that follows from your swing.',
    Picture: MovingPicture,
  },
];
