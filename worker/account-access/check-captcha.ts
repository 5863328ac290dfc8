import type { Context } from 'hono'

import { ProblemError } from '#shared/contract/problem.ts'

import { externalFetch } from '../commerce/outside-fetch.ts'
import type { AppEnv } from '../env.ts'
import { limitUnverified } from '../limits/limit-attempts.ts'
import type { LimitName } from '../limits/limits.ts'
import { verifyCaptcha } from '../services/captcha.ts'

/**
 * Checks the captcha of a form. A page without one, as without JavaScript, and a service that is down, leave open
 * whether it is solved: then a stricter limit counts.
 * @throws {ProblemError} `captcha` if the page had one that is not solved; `too-many-attempts`
 */
export async function checkCaptcha(
  c: Context<AppEnv>,
  answer: string | undefined,
  limit: LimitName,
): Promise<void> {
  if (!(await isSolved(c, answer))) await limitUnverified(c, limit)
}

async function isSolved(c: Context<AppEnv>, answer: string | undefined): Promise<boolean> {
  const { config, log, memory, now } = c.get('context')
  if (answer === undefined || config.captcha === null) return false
  if (answer === '') throw new ProblemError('captcha')
  const verdict = await verifyCaptcha(
    { config: config.captcha, fetch: externalFetch, log, memory, now },
    // In public environments, no other host than the configured one gets here.
    { answer, hostname: new URL(c.req.url).hostname },
  )
  if (verdict === 'unsolved') throw new ProblemError('captcha')
  if (verdict === 'unknown') log.warn('captcha not verified')
  return verdict === 'solved'
}
