import * as v from 'valibot'

import type { Config } from '../env.ts'
import {
  createServiceClient,
  ServiceError,
  type Service,
  type ServiceDependencies,
} from './service-client.ts'

type CaptchaConfig = NonNullable<Config['captcha']>

const DEADLINE_MS = 2_000

const Verification = v.object({ success: v.boolean(), hostname: v.optional(v.string()) })

const service: Service<CaptchaConfig> = {
  name: 'captcha',
  deadlineMs: DEADLINE_MS,
  accessOf: ({ url }) => ({ origin: url, headers: {} }),
}

/** `solved`: by a person on this host. `unsolved`: not, or too long ago. `unknown`: the service did not say. */
export type CaptchaVerdict = 'solved' | 'unsolved' | 'unknown'

/** The service that tells people from machines. Each answer of its widget can be verified once. */
export async function verifyCaptcha(
  dependencies: ServiceDependencies<CaptchaConfig>,
  { answer, hostname }: { answer: string; hostname: string },
): Promise<CaptchaVerdict> {
  const client = createServiceClient(dependencies, service)
  try {
    const said = await client.call({
      operation: 'verify',
      path: '/api/siteverify',
      form: { secret: dependencies.config.secret, response: answer },
      schema: Verification,
    })
    return said.success && said.hostname === hostname ? 'solved' : 'unsolved'
  } catch (error) {
    if (error instanceof ServiceError) return 'unknown'
    throw error
  }
}
