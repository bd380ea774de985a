export const whenRecapComes =
  'After a month with a swing, a shot, a workout or a mobility check, its recap comes on the first of the next.';
