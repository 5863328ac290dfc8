import { formatPostalCode, postalArea } from '#shared/fields/postal-code.ts'
import { services } from '#shop/services.ts'

import type { Cache } from '../cache/cache.ts'
import type { RequestContext } from '../config/env.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { postalCodes } from './cache.ts'
import { createGeocoding, type PostalPlace } from './geocoding.ts'

export interface PlaceSources {
  context: Pick<RequestContext, 'config' | 'site' | 'locale' | 'log' | 'memory' | 'now'>
  cache: Pick<Cache, 'read'>
  /** Reads postal codes without aging the page. By default `cache`. */
  lasting?: Pick<Cache, 'read'>
  /** Called if the maps service fails. */
  onIncomplete?: () => void
}

/** The place at a postal code of the site's country. Null if it is unknown. */
export async function placeAtCode(
  sources: PlaceSources,
  typed: string,
): Promise<PostalPlace | null> {
  const { country } = sources.context.site
  const postalCode = formatPostalCode(typed, country)
  return postalCode === null ? null : locate(sources, postalArea(postalCode, country))
}

/** The place of an area. Null also if the maps service fails (spec 3 §9), which the load has logged. */
export async function locate(
  { context, cache, lasting = cache, onIncomplete }: PlaceSources,
  postalCode: string,
) {
  const { site } = context
  try {
    const { value } = await lasting.read(postalCodes, {
      key: [site.id, postalCode],
      load: (signal) =>
        openGeocoding(context).locate({ postalCode, country: site.country }, signal),
    })
    return value
  } catch {
    onIncomplete?.()
    return null
  }
}

function openGeocoding(context: PlaceSources['context']) {
  const outside = { ...context, fetch: externalFetch }
  return services.maps?.create(outside) ?? createGeocoding(outside)
}
