import type { Context } from 'hono'

import { externalFetch } from '../commerce/outside-fetch.ts'
import type { AppEnv } from '../env.ts'
import { verifyCaptcha, type CaptchaVerdict } from '../services/captcha.ts'

/**
 * Whether a person has solved the captcha of a form.
 * @param answer empty while the widget is not solved; absent if the page has none, as without JavaScript
 * @returns `unknown` also without a captcha, and while its service is down
 */
export async function captchaVerdict(
  c: Context<AppEnv>,
  answer: string | undefined,
): Promise<CaptchaVerdict> {
  const { config, log, memory, now } = c.get('context')
  if (answer === undefined || config.captcha === null) return 'unknown'
  if (answer === '') return 'unsolved'
  const verdict = await verifyCaptcha(
    { config: config.captcha, fetch: externalFetch, log, memory, now },
    // In public environments, no other host than the configured one gets here.
    { answer, hostname: new URL(c.req.url).hostname },
  )
  if (verdict === 'unknown') log.warn('captcha not verified')
  return verdict
}
