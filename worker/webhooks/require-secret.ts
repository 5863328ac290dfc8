import { ProblemError } from '#shared/http/problem.ts'

import { factory, type Config } from '../env.ts'
import { isSecret } from './is-secret.ts'

/** Rejects callers without the secret as their bearer token. */
export const requireSecret = (secretOf: (config: Config) => string) =>
  factory.createMiddleware(async function onlyWithSecret(c, next) {
    const [, given = ''] = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (!(await isSecret(given, secretOf(c.get('context').config)))) {
      throw new ProblemError('forbidden')
    }
    return next()
  })
