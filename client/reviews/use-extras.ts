import { useState } from 'react'

import type { ProductExtras } from '#shared/reviews/product-extras.ts'

import { createHttpExtras } from './http-extras.ts'
import { useAppContext } from '../app/app-context.ts'

/** The port to what is said about products: on the edge that of the catalog, in the browser over HTTP. */
export function useExtras(): ProductExtras {
  const { catalog, site, locale } = useAppContext()
  const [extras] = useState(() => catalog.extras ?? createHttpExtras({ site, locale }))
  return extras
}
