import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'
import type { SiteLocale } from '#shared/site/site.ts'
import { services } from '#shop/services.ts'

import type { Config, RequestContext } from '../config/env.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import {
  createServiceClient,
  type Service,
  type ServiceDependencies,
} from '../upstream/service-client.ts'
import type { CaptchaService, CaptchaVerdict } from './captcha-service.ts'

type CaptchaConfig = NonNullable<Config['captcha']>

const DEADLINE_MS = 2_000

const Verification = v.object({ success: v.boolean(), hostname: v.optional(v.string()) })

const service: Service<CaptchaConfig> = {
  name: 'captcha',
  deadlineMs: DEADLINE_MS,
  accessOf: ({ url }) => ({ origin: url, headers: {} }),
}

/** The adapter of the service that the configuration names. */
export function createCaptcha({
  site,
  locale,
  ...dependencies
}: ServiceDependencies<CaptchaConfig> & SiteLocale): CaptchaService {
  const { url, siteKey, secret } = dependencies.config
  const client = createServiceClient(dependencies, service)
  const language = site.supportedLocales.find(({ id }) => id === locale)?.recaptchaLang ?? ''
  return {
    script: `${url}/api.js?render=explicit&hl=${language}`,
    siteKey,
    async verify(answer, hostname) {
      const found = await client.call({
        operation: 'verify',
        path: '/api/siteverify',
        form: { secret, response: answer },
        schema: Verification,
      })
      // In public environments, no other host than the configured one gets here.
      return found.success && found.hostname === hostname ? 'solved' : 'unsolved'
    },
  }
}

/** The captcha service: the retailer's own, or that of the configuration. Null without either. */
export function openCaptcha(context: RequestContext): CaptchaService | null {
  const outside = { ...context, fetch: externalFetch }
  if (services.captcha) return services.captcha.create(outside)
  const { captcha } = context.config
  return captcha && createCaptcha({ ...outside, config: captcha })
}

/**
 * Whether a person has solved the captcha of a form. Each answer of its widget can be verified once.
 * @param answer empty while the widget is not solved; absent if the page has none, as without JavaScript
 * @returns `unknown` also without a captcha service, and while it is down
 */
export async function captchaVerdict(
  context: RequestContext,
  answer: string | undefined,
): Promise<CaptchaVerdict> {
  const captcha = answer === undefined ? null : openCaptcha(context)
  if (answer === undefined || captcha === null) return 'unknown'
  if (answer === '') return 'unsolved'
  try {
    return await captcha.verify(answer, new URL(context.request.url).hostname)
  } catch (error) {
    if (!(error instanceof ProblemError && error.type === 'unavailable')) throw error
    context.log.warn('captcha not verified')
    return 'unknown'
  }
}
