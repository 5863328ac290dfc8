import { careCategories } from './categories-care.ts'
import { hiddenCategories } from './categories-hidden.ts'
import { homeCategories } from './categories-home.ts'
import { moduleCategories } from './categories-modules.ts'
import { rootCategories } from './categories-roots.ts'
import { scentAndGiftCategories } from './categories-scent-and-gifts.ts'
import type { CategoryText } from './category-text.ts'
import type { SeedCategory } from '../model.ts'

const texts: CategoryText[] = [
  ...rootCategories,
  ...homeCategories,
  ...careCategories,
  ...scentAndGiftCategories,
  ...hiddenCategories,
  ...moduleCategories,
]

/** A category shows its own products and those of its children; products name only the leaves. */
export const categories: SeedCategory[] = texts.map((text, index) => ({
  id: text.id,
  parentId: text.parentId,
  name: text.name,
  description: text.description,
  pageTitle: text.title,
  pageDescription: text.description,
  sites: ['us', 'ca'],
  online: true,
  position: index + 1,
  inNavigation: text.inNavigation,
  custom: {
    // Menus show the title, if there is one, and have no room for the headline of a top category.
    ...(text.parentId !== 'root' && { c_title: text.title }),
    c_template: text.template,
    c_categoryHex: text.hex,
    ...(text.pageUrl !== undefined && { c_pageURL: text.pageUrl }),
  },
}))
