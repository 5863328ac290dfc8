import { brand } from '#shop/brand.ts'
import type { Navigation } from '#shared/listing/category.ts'
import { matchRoute } from '#shared/routes.ts'
import type { Placement } from '#shared/site/placement.ts'
import { SITE_LOCALES, type SiteLocale } from '#shared/site/site.ts'

import { CARE_LINKS, LEGAL_LINKS } from '../content/help-pages.ts'
import { escapeInline } from './escape-markdown.ts'
import { FEED_INDEX, LLMS_TEXT, searchTemplate } from './file-paths.ts'

interface LlmsTextOptions extends SiteLocale {
  /** A text of the locale. */
  say: (id: FormatjsIntl.Message['ids'], values?: Record<string, string>) => string
  navigation: Navigation
  placement: Placement
  origin: string
}

interface Link {
  name: string
  address: string
  about?: string
}

/**
 * What the shop is and where its pages are, in the form of llmstxt.org: a name, a summary, and lists of links, of which the
 * last may be skipped.
 */
export function llmsText(options: LlmsTextOptions): string {
  const { say, navigation, placement, origin, site, locale } = options
  const absolute = (path: string) => placement.absolute(origin, { site, locale, path })
  const categories = navigation
    .flatMap(({ children, ...top }) => [top, ...children])
    .map(({ name, path }) => ({ name, address: absolute(path) }))
  const help = [...CARE_LINKS, ...LEGAL_LINKS]
    .filter(([path]) => matchRoute(path)?.route.audience !== 'personal')
    .map(([path, id]) => ({ name: say(id), address: absolute(path) }))
  return [
    `# ${escapeInline(brand.name)}`,
    `> ${escapeInline(say('home.description'))}`,
    // Its backquotes are Markdown.
    say('readingAgents.markdown'),
    escapeInline(say('readingAgents.prices', { currency: site.currency })),
    listOf(say('readingAgents.categories'), categories),
    listOf(say('readingAgents.products'), [
      {
        name: say('readingAgents.feed'),
        address: absolute(FEED_INDEX),
        about: say('readingAgents.feedText'),
      },
      {
        name: say('readingAgents.search'),
        address: searchTemplate(placement, origin, { site, locale }),
        about: say('readingAgents.searchText'),
      },
    ]),
    listOf(say('readingAgents.help'), help),
    listOf('Optional', [
      { name: say('readingAgents.sitemap'), address: `${origin}/sitemap.xml` },
      ...elsewhere(options),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

/** The same file in other countries and languages. */
const elsewhere = ({ placement, origin, locale: own }: LlmsTextOptions): Link[] =>
  SITE_LOCALES.filter(
    ({ site, locale }) => locale !== own && placement.canExpress(site, locale),
  ).map(({ site, locale }) => ({
    name: locale,
    address: placement.absolute(origin, { site, locale, path: LLMS_TEXT }),
  }))

/** A section. Empty if it has no links. */
function listOf(heading: string, links: readonly Link[]) {
  if (links.length === 0) return ''
  const items = links.map(({ name, address, about }) => {
    const link = `- [${escapeInline(name)}](${address})`
    return about ? `${link}: ${escapeInline(about)}` : link
  })
  return [`## ${escapeInline(heading)}`, '', ...items].join('\n')
}
