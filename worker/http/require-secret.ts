import { ProblemError } from '#shared/http/problem.ts'

import { type Config, factory } from '../config/env.ts'

/** Rejects callers without the secret as their bearer token. */
export const requireSecret = (secretOf: (config: Config) => string) =>
  factory.createMiddleware(async function onlyWithSecret(c, next) {
    const [, given = ''] = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (!(await isSecret(given, secretOf(c.get('context').config)))) {
      throw new ProblemError('forbidden')
    }
    return next()
  })

/** Compares a text with the secret. The time it takes reveals neither the secret's length nor a partial match. */
async function isSecret(given: string, secret: string) {
  const [one, other] = await Promise.all([digest(given), digest(secret)])
  let difference = 0
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0)
  return difference === 0
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
