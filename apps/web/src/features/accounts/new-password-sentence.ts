import { passwordMinLength } from '@trueswing/contracts';

export const newPasswordSentence = `Please choose a password of at least ${passwordMinLength} characters.`;
