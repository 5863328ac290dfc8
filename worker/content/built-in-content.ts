import * as v from 'valibot'

import { AssetId, type ContentAsset, type Slot } from '#shared/content/content.ts'
import { IN_PRODUCT_PAGE } from '#shared/content/slot-template.ts'
import { CategoryId, type Navigation } from '#shared/listing/category.ts'
import { carePhones } from '#shop/brand.ts'

import type { ContentMapper } from '../markup/content-mapper.ts'
import { escape } from '../http/escape.ts'
import { PRODUCT_SLOT } from './map-page.ts'
import { CARE_LINKS, helpPage, LEGAL_LINKS, SECTION_LINKS, type HelpLink } from './help-pages.ts'

type MessageId = FormatjsIntl.Message['ids']

/** What the shop says and shows by itself where an instance has no content, in the words of its messages. */
export interface BuiltInSources {
  mapper: Pick<ContentMapper, 'html' | 'href' | 'site'>
  say: (id: MessageId, values?: Record<string, string>) => string
  /** The month of a day, in words. */
  sayMonth: (date: Date) => string
  /** The menu. Empty if it is not known. */
  navigation: Navigation
}

/** Further text of help pages, below headings, by the ids of their assets. */
const SECTIONS: Readonly<
  Record<string, readonly { heading: MessageId; text: readonly MessageId[] }[]>
> = {
  accessibility: [
    {
      heading: 'help.accessibilityLimits',
      text: ['help.accessibilityOthers', 'help.accessibilityMedia'],
    },
    {
      heading: 'help.accessibilityContact',
      text: [
        'help.accessibilityProblem',
        'help.accessibilityAddress',
        'help.accessibilityReviewed',
      ],
    },
  ],
}

/** When what the accessibility statement says was last compared with the tests. */
const ACCESSIBILITY_REVIEWED_ON = new Date('2026-12-01T00:00:00Z')

type Link = readonly [path: string, text: string]

/** The tiles fill one row, or two of four. */
const ONE_ROW = 6
const TWO_ROWS = 8
const BEST_SELLERS = 8
const ALL_PRODUCTS = v.parse(CategoryId, 'root')

/** Those that no page lacks. */
export const FOOTER_SLOTS = ['footer-list-menu', 'footer-legal-links'] as const

const SLOTS: Readonly<
  Record<string, (sources: BuiltInSources) => Pick<Slot, 'template' | 'assets'> & Partial<Slot>>
> = {
  'footer-list-menu': (sources) => ({ template: 'footer', assets: footerColumns(sources) }),
  'footer-legal-links': (sources) => ({ template: 'footer', assets: [legalLinks(sources)] }),
  'home-1': (sources) => ({
    template: 'other-ways-to-shop',
    heading: sources.say('home.categories'),
    assets: categoryTiles(sources),
  }),
  // Each product may have a page.
  [PRODUCT_SLOT]: () => ({ template: IN_PRODUCT_PAGE, assets: [] }),
  'home-2': (sources) => ({ template: 'minigrid', assets: [bestSellers(sources)] }),
}

/** The slots that have content of the shop: footer and home page. */
export const builtInSlots = (ids: readonly string[], sources: BuiltInSources): Slot[] =>
  ids.flatMap((id) => {
    const slot = Object.hasOwn(SLOTS, id) ? SLOTS[id]?.(sources) : undefined
    if (!slot || (slot.assets.length === 0 && slot.template !== IN_PRODUCT_PAGE)) return []
    return [{ id, categoryId: null, callout: null, heading: null, ...slot }]
  })

/** The asset of a help page, or of the links beside all of them. Null for any other one. */
export function builtInAsset(id: AssetId, sources: BuiltInSources): ContentAsset | null {
  if (id === 'customer-care-sections') return { id, buttons: sectionButtons(sources) }
  const page = helpPage(id)
  if (!page) return null
  const { say, mapper } = sources
  const values = {
    phone: carePhones[mapper.site.id]?.written ?? 'none',
    reviewedOn: sources.sayMonth(ACCESSIBILITY_REVIEWED_ON),
  }
  const paragraph = (text: MessageId) => `<p>${escape(say(text, values))}</p>`
  const markup = [
    `<h1>${escape(say(page.title))}</h1>`,
    ...page.text.map(paragraph),
    ...(SECTIONS[id] ?? []).flatMap(({ heading, text }) => [
      `<h2>${escape(say(heading))}</h2>`,
      ...text.map(paragraph),
    ]),
    listOf(worded(page.links, sources)),
  ]
  return { id, ...bodyOf(markup.join(''), sources) }
}

function footerColumns(sources: BuiltInSources): ContentAsset[] {
  const { say } = sources
  const categories = sources.navigation.map(({ path, name }): Link => [path, name])
  const column = (id: string, heading: MessageId, links: readonly Link[]) => ({
    ...assetOf(id),
    heading: say(heading),
    ...(links.length > 0 && bodyOf(listOf(links), sources)),
  })
  return [
    ...(categories.length > 0 ? [column('footer-shop', 'shell.tabShop', categories)] : []),
    column('footer-care', 'footer.care', worded(CARE_LINKS, sources)),
    // A column without links is that of the account.
    column('footer-account', 'account.title', []),
  ]
}

const legalLinks = (sources: BuiltInSources): ContentAsset => ({
  ...assetOf('footer-legal'),
  ...bodyOf(listOf(worded(LEGAL_LINKS, sources)), sources),
})

/** The first categories of the menu that have a picture. */
function categoryTiles({ navigation, mapper }: BuiltInSources): ContentAsset[] {
  const pictured = navigation.filter(({ picture }) => picture)
  const count = pictured.length < TWO_ROWS ? ONE_ROW : TWO_ROWS
  return pictured.slice(0, count).map(({ id, name, path, picture }) => ({
    ...assetOf(id),
    heading: name,
    ...given({ href: mapper.href(path), image: picture }),
  }))
}

const bestSellers = ({ say }: BuiltInSources): ContentAsset => ({
  ...assetOf('best-sellers'),
  heading: say('home.bestSellers'),
  productCategory: ALL_PRODUCTS,
  numberOfProducts: BEST_SELLERS,
})

const sectionButtons = (sources: BuiltInSources): NonNullable<ContentAsset['buttons']> =>
  worded(SECTION_LINKS, sources).map(([path, text], index) => ({
    id: `section-${index + 1}`,
    text,
    ...given({ href: sources.mapper.href(path) }),
    style: 'text',
  }))

const worded = (links: readonly HelpLink[], sources: BuiltInSources) =>
  links.map(([path, text]): Link => [path, sources.say(text)])

function listOf(links: readonly Link[]) {
  const items = links.map(
    ([path, text]) => `<li><a href="${escape(path)}">${escape(text)}</a></li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

const bodyOf = (markup: string, { mapper }: BuiltInSources) =>
  given({ body: mapper.html(markup) ?? undefined })

const assetOf = (id: string) => ({ id: v.parse(AssetId, id) })

/** Drops the fields without a value. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  } // entries without a value have been removed
