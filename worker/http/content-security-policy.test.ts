import { expect, test } from 'vitest'

import { contentSecurityPolicy } from './content-security-policy.ts'

test.each(['account', 'checkout', 'billing', 'captcha', 'framed'] as const)(
  'a document of the kind %s names no origin of a tag',
  (kind) => {
    const policy = contentSecurityPolicy({
      kind,
      nonce: 'n0',
      imageOrigin: null,
      videoOrigin: null,
      paymentOrigin: 'https://pay.example',
      captchaOrigin: 'https://captcha.example',
      tagOrigins: ['https://tags.example'],
      frameAncestors: ['https://help.example'],
    })
    expect(policy).not.toContain('tags.example')
  },
)
