import { services } from '#shop/services.ts'

import { originOf } from '../config/addresses.ts'
import type { Config } from '../config/env.ts'
import { contentSecurityPolicy, type DocumentPolicy } from './content-security-policy.ts'
import { ownHostsOf } from './own-hosts.ts'

/** The policy of a kind of documents, as the configuration and the retailer's adapters make it. */
export function documentPolicy(
  config: Config,
  kind: DocumentPolicy['kind'],
  nonce: string,
): string {
  const unlessOwn = (origin: string) => (origin === config.publicOrigin ? null : origin)
  return contentSecurityPolicy({
    kind,
    nonce,
    imageOrigin: unlessOwn(config.imageOrigin),
    videoOrigin: unlessOwn(config.videoOrigin),
    paymentOrigin: config.payment.origin,
    captchaOrigin: services.captcha ? null : config.captcha && originOf(config.captcha.url),
    tagOrigins: config.analytics.tagOrigins,
    ownHosts: ownHostsOf(kind),
    frameAncestors: config.frameAncestors,
  })
}
