import { demoPassword, emailOf, golfers } from './season/golfers.ts';

/** Prints who can be signed in, and the password of all. */
export function printAccounts(): void {
  const lines = golfers.map((golfer) => {
    const { firstName, lastName } = golfer.profile;
    const plan = golfer.isPremium ? 'Premium' : 'free';
    return `    ${emailOf(golfer).padEnd(22)} ${plan.padEnd(8)} ${firstName} ${lastName}`;
  });
  console.log(`
  The demo season is in. Sign in as any of its golfers.

${lines.join('\n')}

    Password of all        ${demoPassword}`);
}
