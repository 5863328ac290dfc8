import { parseColour } from '#shared/colour.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, type Locale, type Site } from '#shared/site/site.ts'

import { rewriteLink } from '../content/links.ts'
import { sanitise } from '../content/sanitise.ts'
import type { Config } from '../env.ts'
import type { RequestLog } from '../log.ts'
import { pictureFrom, plainText, type ContentMapper } from './content-mapper.ts'

interface MapperContext {
  config: Pick<Config, 'imageOrigin' | 'imageSource' | 'publicOrigin' | 'placement'>
  site: Site
  locale: Locale
  log: Pick<RequestLog, 'warn'>
}

/** Creates the content mapper, which applies the same rules to content in every field. */
export function createContentMapper({ config, site, locale, log }: MapperContext): ContentMapper {
  const { imageOrigin, imageSource, publicOrigin } = config
  const placement = createPlacement({ ...config.placement, defaultSite })
  const linkContext = { placement, publicOrigin, site, locale }
  const rules = {
    ...linkContext,
    imageOrigin,
    imageSource,
    warn: (message: string, fields: { reason: string }) => log.warn(message, fields),
  }

  return {
    site,
    locale,
    html(raw) {
      const html = raw ? sanitise(raw, rules) : null
      return html?.trim() ? html : null
    },
    href: (raw) => (raw ? (rewriteLink(raw, linkContext) ?? undefined) : undefined),
    colour: (raw) => (raw ? (parseColour(raw) ?? undefined) : undefined),
    picture: (link, alt) => pictureFrom(config, link, plainText(alt) ?? ''),
  }
}
