import { deploy } from 'virtual:deploy'

import type { Frame } from '#client/frame/frame-context.ts'
import type { Catalog } from '#shared/contract/catalog.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { RequestContext } from '../env.ts'

/** The frame of a document while the edge renders it. */
export function serverFrame(
  context: RequestContext,
  catalog: Catalog,
  onLateFailure: () => void,
): Frame {
  const { config, site, locale } = context
  return {
    catalog,
    site,
    locale,
    placement: createPlacement({ ...config.placement, defaultSite }),
    publicOrigin: config.publicOrigin,
    year: new Date(context.now()).getUTCFullYear(),
    nonce: deploy.noncePlaceholder,
    isDocument: () => true,
    onLateFailure,
    warn: (message, fields) => context.log.warn(message, fields),
  }
}
