import { expect } from 'vitest';
import { expectToast } from '../steps/expect-toast.ts';
import { textOf } from './admin-page.ts';
import type { AdminSystem } from './admin-system.ts';

export async function refuseWrongPassword({ admin, penny }: AdminSystem): Promise<void> {
  await admin.goto('/admin');
  await admin.waitForURL('**/admin-login');
  const submit = admin.getByRole('button', { name: 'Access Admin Panel', exact: true });
  const password = admin.getByLabel('Admin password');
  expect(await submit.isDisabled()).toBe(true);
  await password.fill('a wrong password');
  expect(await password.getAttribute('type')).toBe('password');
  await admin.getByRole('button', { name: 'Show', exact: true }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await submit.click();
  expect(await textOf(admin.getByRole('alert').locator('> div'))).toBe('Invalid admin password');
  expect(await admin.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect((await admin.request.get('/api/admin/users')).status()).toBe(401);
  expect((await penny.request.get('/api/admin/users')).status()).toBe(403);
}

export async function signIn({ e2e, admin }: AdminSystem): Promise<void> {
  await admin.getByLabel('Admin password').fill(e2e.system.adminPassword);
  await expectToast(admin, ['Access Granted', 'Welcome to the admin panel'], () =>
    admin.getByRole('button', { name: 'Access Admin Panel' }).click(),
  );
  expect(new URL(admin.url()).pathname).toBe('/admin');
}

export async function signOut({ admin }: AdminSystem): Promise<void> {
  await expectToast(admin, 'Signed Out', () => admin.getByRole('button', { name: 'Sign Out', exact: true }).click());
  await admin.waitForURL('**/admin-login');
  expect((await admin.request.get('/api/admin/analyses')).status()).toBe(401);
  await admin.goto('/admin/audit');
  await admin.waitForURL('**/admin-login');
}
