import type { FocusArea, TrainingGoal } from '@trueswing/contracts';

/** Names of the goals of training, which can follow "for". */
export const goalNames: Readonly<Record<TrainingGoal, string>> = {
  'shoulder-turn': 'your shoulder turn',
  'hip-rotation': 'your hip turn',
  'x-factor': 'your X-factor',
  posture: 'your posture',
  'steady-head': 'a steady head',
  'weight-shift': 'your weight shift',
  balance: 'your balance',
  'club-speed': 'your club speed',
};

/** The focus area whose exercises help a goal most. */
export const areaOfGoal: Readonly<Record<TrainingGoal, FocusArea>> = {
  'shoulder-turn': 'Thoracic Spine Mobility',
  'hip-rotation': 'Pelvic Mobility & Control',
  'x-factor': 'Thoracic Spine Mobility',
  posture: 'Postural Integrity',
  'steady-head': 'Core Control & Rotational Strength',
  'weight-shift': 'Lower Body Stability & Strength',
  balance: 'Lower Body Stability & Strength',
  'club-speed': 'Core Control & Rotational Strength',
};

/** Names of the focus areas, which can follow "for": of an exercise that nothing measured asks for. */
export const areaNames: Readonly<Record<FocusArea, string>> = {
  'Core Control & Rotational Strength': 'your core',
  'Thoracic Spine Mobility': 'your upper back',
  'Lower Body Stability & Strength': 'your legs',
  'Pelvic Mobility & Control': 'your hips',
  'Shoulder Mobility & Stability': 'your shoulders',
  'Postural Integrity': 'your posture',
  'Ankle Mobility & Foot Function': 'your feet',
};
