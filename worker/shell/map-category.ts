import {
  CATEGORY_TEMPLATES,
  type Category,
  type CategoryId,
  type Navigation,
} from '#shared/listing/category.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { WireCategory } from './upstream.ts'
import { categoryLink, categoryTrail } from './category-links.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'

const ROOT = 'root'

type WireChild = WireCategory['categories'][number]

type PanelMapper = Pick<ContentMapper, 'picture' | 'color'>

/** The top categories of the menu with their children: two levels. Without a mapper, only the links. */
export const mapNavigation = (roots: readonly WireCategory[], mapper?: PanelMapper): Navigation =>
  roots.filter(isInMenu).flatMap((top) => {
    const link = panelLink(top, null, mapper)
    if (!link) return []
    const children = top.categories
      .filter(isInMenu)
      .flatMap((child) => panelLink(child, link.id, mapper) ?? [])
    return [{ ...link, children }]
  })

const isInMenu = ({ c_showInMenu: isShown }: WireChild) => isShown !== false

function panelLink(wire: WireChild, parent: CategoryId | null, mapper?: PanelMapper) {
  const link = menuLink(wire, parent)
  if (!link || !mapper) return link
  // The link says the name already.
  const picture = mapper.picture(wire.image, '')
  const color = mapper.color(wire.c_categoryHex)
  return { ...link, ...(picture && { picture }), ...(color && { color }) }
}

/** The data of a category page, without its paths elsewhere. Its ancestors' paths come from the menu. */
export function mapCategory(
  wire: WireCategory,
  navigation: Navigation | null,
  mapper: ContentMapper,
): Omit<Category, 'paths'> {
  const ancestors = categoryTrail(
    wire.parentCategoryTree.filter(({ id }) => id !== wire.id && id !== ROOT),
    navigation,
  )
  const link = categoryLink(wire, ancestors.at(-1)?.id ?? null)
  // An id that no category can have says nothing about the requested one.
  if (!link) throw new ProblemError('unavailable')
  const color = mapper.color(wire.c_categoryHex)
  return {
    ...link,
    title: plainText(wire.c_title) ?? link.name,
    description: mapper.html(wire.description),
    pageTitle: plainText(wire.pageTitle),
    pageDescription: plainText(wire.pageDescription),
    picture: mapper.picture(wire.image, link.name),
    template: templateOf(wire.c_template),
    ancestors,
    ...(color !== undefined && { color }),
    children: childLinks(wire, mapper),
  }
}

function childLinks(wire: WireCategory, mapper: PanelMapper) {
  const parent = categoryLink(wire, null)?.id ?? null
  return wire.categories.flatMap((child) => panelLink(child, parent, mapper) ?? [])
}

/** Links to a category show its `c_title`, as its page does. */
function menuLink(wire: WireChild, parent: CategoryId | null) {
  const link = categoryLink(wire, parent)
  return link && { ...link, name: plainText(wire.c_title) ?? link.name }
}

/** Other spellings that instances use for the five templates. */
const SPELLINGS: Record<string, Category['template']> = {
  'category-product-hits-no-nav': 'product-hits-no-left-nav',
  'landing-no-nav': 'nonav-catlanding',
}

/** An unknown template falls back to the category's product grid. */
function templateOf(raw: string | null | undefined): Category['template'] {
  const name = (raw ?? '').toLowerCase().replaceAll('_', '-')
  const known = CATEGORY_TEMPLATES.find((template) => template === name)
  return known ?? SPELLINGS[name] ?? 'category-product-hits'
}
