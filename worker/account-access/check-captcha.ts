import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'

import type { AppEnv } from '../env.ts'
import { captchaVerdict } from '../limits/captcha-verdict.ts'
import { limitUnverified } from '../limits/limit-attempts.ts'
import type { LimitName } from '../limits/limits.ts'

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
  const verdict = await captchaVerdict(c, answer)
  if (verdict === 'unsolved') throw new ProblemError('captcha')
  if (verdict === 'unknown') await limitUnverified(c, limit)
}
