import { parseColour } from '#shared/media/colour.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, type Locale, type Site } from '#shared/site/site.ts'

import { rewriteLink } from '../content/links.ts'
import { sanitise } from '../content/sanitise.ts'
import type { Config, RequestContext } from '../env.ts'
import { logMistakes } from './content-mistakes.ts'
import { pictureFrom, plainText, type ContentMapper } from './content-mapper.ts'
import { logRefusedHosts } from './refused-hosts.ts'

type MapperConfig = Pick<
  Config,
  'imageOrigin' | 'imageSource' | 'videoOrigin' | 'publicOrigin' | 'placement'
> & { commerce: Pick<Config['commerce'], 'listPriceBooks'> }

interface MapperContext extends Pick<RequestContext, 'memory'> {
  config: MapperConfig
  site: Site
  locale: Locale
  log: Pick<RequestContext['log'], 'warn'>
}

/** Creates the content mapper, which applies the same rules to content in every field. */
export function createContentMapper(context: MapperContext): ContentMapper {
  const { config, site, locale, log } = context
  const { imageOrigin, imageSource, videoOrigin, publicOrigin } = config
  const refused = logRefusedHosts(context)
  const placement = createPlacement({ ...config.placement, defaultSite })
  const linkContext = { placement, publicOrigin, site, locale }
  const rules = {
    ...linkContext,
    imageOrigin,
    imageSource,
    onRefused: refused('picture'),
    warn: (message: string, fields: { reason: string }) => log.warn(message, fields),
  }

  return {
    site,
    locale,
    listPriceBook: config.commerce.listPriceBooks[site.id],
    html(raw) {
      const html = raw ? sanitise(raw, rules) : null
      return html?.trim() ? html : null
    },
    href: (raw) => (raw ? (rewriteLink(raw, linkContext) ?? undefined) : undefined),
    colour: (raw) => (raw ? (parseColour(raw) ?? undefined) : undefined),
    picture: (link, alt) => pictureFrom(rules, link, plainText(alt) ?? ''),
    video: (link) => videoFrom({ videoOrigin, onRefused: refused('video') }, link),
    onMistake: logMistakes(context),
  }
}

interface VideoRules {
  videoOrigin: string
  onRefused: (url: URL) => void
}

function videoFrom({ videoOrigin, onRefused }: VideoRules, link: string | null | undefined) {
  const url = link ? URL.parse(link) : null
  if (!url) return undefined
  if (url.origin === videoOrigin) return url.href
  onRefused(url)
  return undefined
}
