import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasEtag } from './has-etag.ts';

declare const described: unique symbol;
/** JSON of a value of type `T`: validated by its contract, or read from columns that allow only what the contract allows. */
export type JsonText<T> = string & { readonly [described]: T };

export const toJson = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** One JSON object with the properties of two, which share none and are not empty. */
export const joinObjects = <A extends object, B extends object>(a: JsonText<A>, b: JsonText<B>): JsonText<A & B> =>
  `${a.slice(0, -1)},${b.slice(1)}` as JsonText<A & B>;

export const toArray = <T>(items: readonly JsonText<T>[]): JsonText<T[]> => `[${items.join(',')}]` as JsonText<T[]>;

export const fromJson = <T>(json: JsonText<T>): T => JSON.parse(json) as T;

/** Answers with JSON as it is: it is neither validated nor serialized again. */
export const sendJson = (reply: FastifyReply, json: JsonText<unknown>): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);

/**
 * Answers a read whose JSON is long and is requested again and again. The browser keeps it, asks each time whether it has
 * changed, and gets it only then.
 */
export function sendCachedJson(request: FastifyRequest, reply: FastifyReply, json: JsonText<unknown>): FastifyReply {
  const etag = `"${hash('sha1', json, 'base64url')}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  return hasEtag(request.headers['if-none-match'], etag) ? reply.status(304).send() : sendJson(reply, json);
}
