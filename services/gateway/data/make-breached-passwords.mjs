// Makes breached-passwords.bin from lists with one password a line: node make-breached-passwords.mjs later-breaches.txt <list.txt>…
// Decision 0084 names the lists. Only passwords that golfers could choose count: ten characters or more, the case not compared.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const digestBytes = 5;
const minCharacters = 10;

const lines = process.argv.slice(2).flatMap((list) => readFileSync(list, 'utf8').split(/\r?\n/));
const passwords = new Set(lines.filter((line) => line.length >= minCharacters).map((line) => line.toLowerCase()));
const digestOf = (password) => createHash('sha256').update(password).digest().subarray(0, digestBytes);
const digests = [...passwords].map(digestOf).sort(Buffer.compare);
writeFileSync(new URL('breached-passwords.bin', import.meta.url), Buffer.concat(digests));
console.log(`${passwords.size} passwords, ${digests.length * digestBytes} bytes`);
