import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../repository-paths.ts';

const imagesIn = (file: string): Map<string | undefined, string | undefined> => {
  const text = readFileSync(join(repositoryRoot, file), 'utf8');
  return new Map([...text.matchAll(/(\w+_IMAGE)(?::-|=)([\w./-]+:[^\s}"]+)/g)].map(([, name, image]) => [name, image]));
};

it('base images are pinned by digest, alike in every file that names them', () => {
  const pinned = imagesIn('.env.example');
  expect(pinned.size).toBeGreaterThan(7);
  for (const image of pinned.values()) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  expect(imagesIn('docker-compose.yml')).toEqual(pinned);
  expect(imagesIn('Dockerfile').get('NODE_IMAGE')).toBe(pinned.get('NODE_IMAGE'));
});
