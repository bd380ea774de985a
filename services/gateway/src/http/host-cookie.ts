import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

export interface HostCookie {
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, value: string, maxAgeS: number): void;
  clear(reply: FastifyReply): void;
}

/**
 * A cookie that only this host sets and reads, out of reach of scripts unless it `isReadable`. Over https its name gets the prefix `__Host-`,
 * which browsers accept only together with Secure. Over plain http it has neither: browsers store a Secure cookie from
 * plain http for localhost only.
 */
export function hostCookie(
  { PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>,
  { name, sameSite, isReadable = false }: { name: string; sameSite: 'lax' | 'strict'; isReadable?: boolean },
): HostCookie {
  const secure = PUBLIC_ORIGIN.startsWith('https:');
  const fullName = secure ? `__Host-${name}` : name;
  const options = { path: '/', httpOnly: !isReadable, sameSite, secure } as const;
  return {
    read: (request) => request.cookies[fullName] ?? null,
    set: (reply, value, maxAgeS) => void reply.setCookie(fullName, value, { ...options, maxAge: maxAgeS }),
    clear: (reply) => void reply.clearCookie(fullName, options),
  };
}
