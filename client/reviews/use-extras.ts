import { useState } from 'react'

import type { ProductExtras } from '#shared/reviews/product-extras.ts'

import { createHttpExtras } from './http-extras.ts'
import { useAppContext } from '../app/app-context.ts'

/** The port to content about products from other services: that of the catalog on the edge, or over HTTP in the browser. */
export function useExtras(): ProductExtras {
  const { catalog, site, locale } = useAppContext()
  const [extras] = useState(() => catalog.extras ?? createHttpExtras({ site, locale }))
  return extras
}
