import type { Money } from '#shared/money/money.ts'

import { element, escapeXml } from '../seo/xml.ts'
import type { FeedProduct, Offer } from './cache.ts'
import type { FeedEnding } from './file-paths.ts'

/** A value of Google's product data specification, by the name of its attribute, in the order in which it is written. */
export type FeedItem = Readonly<Record<string, string>>

/** What Google accepts. */
const MAX_TITLE = 150

/** Writes the absolute URL of a path of the shop and its query. */
type AddressOf = (path: string, search: string) => string

/** What is bought of a product, an item each. */
export const itemsOf = (product: FeedProduct, addressOf: AddressOf): FeedItem[] =>
  product.offers.map((offer) => itemOf(product, offer, addressOf))

function itemOf(product: FeedProduct, offer: Offer, addressOf: AddressOf): FeedItem {
  const { now, was, picture, gtin } = offer
  const title = [product.name, ...offer.choice].join(', ')
  return {
    id: offer.id,
    title: Array.from(title).slice(0, MAX_TITLE).join(''),
    ...(product.description && { description: product.description }),
    link: addressOf(product.path, offer.search),
    ...(picture && { image_link: new URL(picture, addressOf('/', '')).href }),
    availability: offer.orderable ? 'in_stock' : 'out_of_stock',
    price: amountOf(was ?? now),
    ...(was && { sale_price: amountOf(now) }),
    ...(product.brand && { brand: product.brand }),
    ...(gtin && { gtin }),
    ...(product.groupId && { item_group_id: product.groupId }),
    condition: 'new',
    ...offer.attributes,
  }
}

/** In the form `26.95 USD`, in every locale. */
const amountOf = ({ minorUnits, currency }: Money) => `${(minorUnits / 100).toFixed(2)} ${currency}`

export interface FeedFormat {
  contentType: string
  /** What precedes all items. */
  start: (channel: Channel) => string
  item: (item: FeedItem) => string
  end: string
}

interface Channel {
  title: string
  link: string
  description: string
}

const GOOGLE = 'http://base.google.com/ns/1.0'

/** The formats of a piece, by the ending of its address. */
export const FEED_FORMATS = {
  /** JSON Lines: an object in each line. */
  jsonl: {
    contentType: 'application/jsonl; charset=utf-8',
    start: () => '',
    item: (item) => `${JSON.stringify(item)}\n`,
    end: '',
  },
  /** RSS 2.0 with the namespace of Google Merchant Center. */
  xml: {
    contentType: 'application/rss+xml; charset=utf-8',
    start: ({ title, link, description }) =>
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<rss version="2.0" xmlns:g="${escapeXml(GOOGLE)}">`,
        '<channel>',
        element('title', title),
        element('link', link),
        element('description', description),
        '',
      ].join('\n'),
    item: (item) => {
      const values = Object.entries(item).map(([name, text]) => element(`g:${name}`, text))
      return `<item>${values.join('')}</item>\n`
    },
    end: '</channel>\n</rss>\n',
  },
} as const satisfies Record<FeedEnding, FeedFormat>
