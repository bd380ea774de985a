import { expect, it } from 'vitest';
import { decodeForm } from './decode-form.ts';

it.each([
  ['', {}],
  ['a=1&b=two+words%26more', { a: '1', b: 'two words&more' }],
  ['metadata[userId]=u1&metadata[plan]=annual', { metadata: { userId: 'u1', plan: 'annual' } }],
  [
    'items[0][price]=p&items[0][quantity]=1&items[1][price]=q',
    { items: [{ price: 'p', quantity: '1' }, { price: 'q' }] },
  ],
  ['expand[]=a&expand[]=b.c', { expand: ['a', 'b.c'] }],
  ['expand%5B0%5D=a', { expand: ['a'] }],
  ['items[1]=b&items[2]=c', { items: { 1: 'b', 2: 'c' } }],
  ['created[gte]=5', { created: { gte: '5' } }],
])('reads %s', (encoded, decoded) => {
  expect(decodeForm(encoded)).toEqual(decoded);
});

it.each(['a=1&a[b]=2', 'a[b]=2&a=1', '[a]=1', 'a[b=1', 'a[__proto__][x]=1', 'a[b][c][d][e][f][g][h][i]=1'])(
  'refuses %s',
  (encoded) => {
    expect(() => decodeForm(encoded)).toThrow(/^Invalid parameter/);
    expect(({} as { x?: string }).x).toBeUndefined();
  },
);
