import { type User, userSchema } from '@trueswing/contracts';

/** A golfer on the free plan, but for what is named. */
export const golferWith = (part: Partial<User> = {}): User =>
  userSchema.parse({
    id: 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d11',
    email: 'penny@example.com',
    firstName: 'Penny',
    lastName: 'Park',
    handicap: 12.4,
    city: 'Austin',
    state: 'TX',
    isPremium: false,
    videoUploadsUsed: 0,
    analysisViewsUsed: 0,
    workoutViewsUsed: 0,
    subscriptionEndDate: null,
    subscription: null,
    hasPassword: true,
    totalPoints: 0,
    weeklyPoints: 0,
    monthlyPoints: 0,
    createdAt: '2026-11-21T06:00:00.000Z',
    ...part,
  });
