import { brand } from '#shop/brand.ts'
import type { Placement } from '#shared/site/placement.ts'
import type { SiteLocale } from '#shared/site/site.ts'

import { element, escapeXml, xmlDocument } from '../seo/xml.ts'
import { searchTemplate } from './file-paths.ts'

const NAMESPACE = 'http://a9.com/-/spec/opensearch/1.1/'

/** What OpenSearch 1.1 accepts. */
const MAX_SHORT_NAME = 16

interface OpenSearchOptions extends SiteLocale {
  /** A sentence about the shop. */
  description: string
  placement: Placement
  origin: string
}

/** Describes the shop's search for browsers and other programs (OpenSearch 1.1). */
export function openSearch({ description, placement, origin, site, locale }: OpenSearchOptions) {
  const template = searchTemplate(placement, origin, { site, locale })
  return xmlDocument('OpenSearchDescription', `xmlns="${NAMESPACE}"`, [
    element('ShortName', Array.from(brand.name).slice(0, MAX_SHORT_NAME).join('')),
    element('LongName', brand.name),
    element('Description', description),
    `<Url type="text/html" rel="results" template="${escapeXml(template)}"/>`,
    `<Image type="image/svg+xml">${escapeXml(origin + brand.icons.favicon)}</Image>`,
    element('Language', locale),
    element('InputEncoding', 'UTF-8'),
    element('OutputEncoding', 'UTF-8'),
  ])
}
