import { deploy } from 'virtual:deploy'

import { createCache, type Cache, type CacheDependencies } from '../cache/cache.ts'
import { openEdge } from '../cache/edge-tier.ts'
import { isolateCache } from '../cache/isolate.ts'
import { fingerprint } from '../runtime/key.ts'
import type { Bindings, Config, RequestContext } from '../config/env.ts'

/** The cache for whole pages. */
export const createPageCache = ({ context, bindings }: PageCacheDependencies): Cache =>
  createCache(cacheDependencies(context, bindings))

interface PageCacheDependencies {
  context: RequestContext
  bindings: Bindings
}

/** The dependencies of the caches of this request. */
export function cacheDependencies(context: RequestContext, bindings: Bindings): CacheDependencies {
  const { now, waitUntil, log, config, memory } = context
  return {
    now,
    waitUntil,
    log,
    deploy: deploy.id,
    basis: hashSettings(config),
    kv: bindings.CACHE,
    edge: openEdge(config),
    isolate: isolateCache(memory),
  }
}

const known = new WeakMap<Config['commerce'], string>()

/** The configuration that values depend on: after a deploy with other addresses, older values are not used. */
function hashSettings({ commerce, publicOrigin, ...config }: Config) {
  const { organizationId, siteIds, listPriceBooks } = commerce
  const { imageOrigin, imageSource, videoOrigin, placement, redirectHosts } = config
  const elsewhere = (address: string) => (address === publicOrigin ? null : address)
  const ofCommerce = [organizationId, siteIds, listPriceBooks]
  const ofMedia = [elsewhere(imageOrigin), imageSource, elsewhere(videoOrigin)]
  const basis =
    known.get(commerce) ??
    fingerprint(JSON.stringify([deploy.sanitizer, ofCommerce, ofMedia, placement, redirectHosts]))
  known.set(commerce, basis)
  return basis
}
