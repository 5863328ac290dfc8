import * as v from 'valibot'

import type { consentEndpoints } from '#shared/consent/endpoints.ts'

import type { CatalogEdge } from '../http/edge.ts'
import type { Handlers } from '../http/serve.ts'
import { privacyOf } from '../visitor/privacy-of.ts'

export const consentHandlers = {
  getBanner: {
    agents: 'allowed',
    limit: 'none',
    input: v.object({}),
    async run({ context, catalog }) {
      // The renderer loads with the first request.
      const { renderBanner } = await import('../render/render-banner.tsx')
      return renderBanner(context, { catalog, privacy: privacyOf(context) })
    },
  },
} satisfies Handlers<CatalogEdge, typeof consentEndpoints>
