import * as v from 'valibot'

import { withVariables, type ShopServices } from '#worker/shop-services.ts'
import { createServiceClient } from '#worker/upstream/service-client.ts'

const ORIGIN = 'https://captcha.example'

const Verification = v.object({ success: v.boolean(), hostname: v.optional(v.string()) })

export const services: ShopServices = {
  captcha: withVariables({
    variables: { PERSONS_SITE_KEY: v.string(), PERSONS_KEY: v.string() },
    secrets: ['PERSONS_KEY'],
    local: { PERSONS_SITE_KEY: 'local-site', PERSONS_KEY: 'local-key' },
    hosts: { frame: [ORIGIN], connect: [ORIGIN] },
    create(context, { PERSONS_SITE_KEY, PERSONS_KEY }) {
      const client = createServiceClient(context, {
        name: 'persons',
        deadlineMs: 2_000,
        accessOf: () => ({ origin: ORIGIN, headers: {} }),
      })
      return {
        script: `${ORIGIN}/widget.js?language=${context.locale}`,
        siteKey: PERSONS_SITE_KEY,
        async verify(answer, hostname) {
          const found = await client.call({
            operation: 'verify',
            path: '/verify',
            form: { secret: PERSONS_KEY, response: answer },
            schema: Verification,
          })
          return found.success && found.hostname === hostname ? 'solved' : 'unsolved'
        },
      }
    },
  }),
}
