import type { newsletterEndpoints } from '#shared/newsletter/endpoints.ts'

import type { PublicEdge } from '../http/edge.ts'
import type { Handlers } from '../http/serve.ts'
import { newsletterActions } from './actions.ts'

export const newsletterHandlers = newsletterActions satisfies Handlers<
  PublicEdge,
  typeof newsletterEndpoints
>
