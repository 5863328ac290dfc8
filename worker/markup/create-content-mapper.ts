import { parseColor } from '#shared/media/color.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { type Locale, type Site, defaultSite } from '#shared/site/site.ts'

import { rewriteLink } from './links.ts'
import { sanitize } from './sanitize.ts'
import type { Config, RequestContext } from '../config/env.ts'
import {
  type ContentMapper,
  type ContentMistake,
  pictureFrom,
  plainText,
} from './content-mapper.ts'
import { BoundedMap } from '../runtime/bounded-map.ts'
import { type IsolateMemory, isolateState } from '../runtime/isolate-memory.ts'
import type { RequestLog } from '../observe/log.ts'

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
      const html = raw ? sanitize(raw, rules) : null
      return html?.trim() ? html : null
    },
    href: (raw) => (raw ? (rewriteLink(raw, linkContext) ?? undefined) : undefined),
    color: (raw) => (raw ? (parseColor(raw) ?? undefined) : undefined),
    picture: (link, alt, serviceLink) =>
      pictureFrom(rules, [link, serviceLink], plainText(alt) ?? ''),
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

/** More of one request are not logged. */
const MOST = 20
/** Editors choose ids. */
const MAX_NAME = 100

const loggedMistakes = isolateState(
  () => new BoundedMap<true>({ entries: 500, characters: 60_000 }),
)

interface LogContext {
  memory: IsolateMemory
  log: Pick<RequestLog, 'warn'>
}

/** Logs where content has a mistake, without its value: each once in an isolate, because content is read all the time. */
function logMistakes({ memory, log }: LogContext) {
  const logged = loggedMistakes(memory)
  let count = 0
  return ({ slot, asset, field, reason }: ContentMistake) => {
    const place = { slot: slot?.slice(0, MAX_NAME) ?? '', asset: asset.slice(0, MAX_NAME), field }
    const key = `${place.slot} ${place.asset} ${field} ${reason}`
    if (count >= MOST || logged.has(key)) return
    count += 1
    logged.set(key, true)
    log.warn('content mistake', { ...place, reason })
  }
}

const loggedHosts = isolateState(() => new BoundedMap<true>({ entries: 100, characters: 10_000 }))

/** Logs the hosts of pictures and videos that browsers may not load: each once in an isolate, without the address. */
function logRefusedHosts({ memory, log }: LogContext) {
  const logged = loggedHosts(memory)
  return (kind: 'picture' | 'video') =>
    ({ host }: URL) => {
      const key = `${kind} ${host}`
      if (host === '' || logged.has(key)) return
      logged.set(key, true)
      log.warn(`${kind} refused for its host`, { host })
    }
}
