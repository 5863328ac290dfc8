import { factory } from '../platform/env.ts'
import { siteRequest } from '../sites/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { contentRoutes } from './content.ts'
import { folderRoutes } from './folders.ts'
import { pageRoutes } from './pages.ts'
import { EXPERIENCE } from './experience-request.ts'
import { qualifierRoutes } from './qualifiers.ts'

/** Shopper Experience: content assets, their folders, and pages that are made of slots. */
export const experience = factory
  .createApp()
  .use(`${EXPERIENCE}/*`, requireShopper('sfcc.shopper-experience'), siteRequest)
  .route('/', contentRoutes)
  .route('/', folderRoutes)
  .route('/', pageRoutes)
  .route('/', qualifierRoutes)
