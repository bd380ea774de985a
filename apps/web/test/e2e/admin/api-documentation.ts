import type { AdminSystem } from './admin-system.ts';

export async function readApiDocumentation({ admin }: AdminSystem): Promise<void> {
  await admin.goto('/api/docs');
  await admin.getByRole('heading', { name: /^TrueSwing API/ }).waitFor();
  await admin.getByRole('button', { name: 'post /api/auth/sign-in', exact: true }).click();
  await admin.getByRole('heading', { name: 'Responses', exact: true }).waitFor();
  await admin.goto('/admin');
}
