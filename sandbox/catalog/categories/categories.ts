import type { SeedCategory } from '../model.ts'
import type { Localized } from '../../platform/localized.ts'
import { careCategories } from './categories-care.ts'
import { hiddenCategories } from './categories-hidden.ts'
import { homeCategories } from './categories-home.ts'
import { rootCategories } from './categories-roots.ts'
import { scentAndGiftCategories } from './categories-scent-and-gifts.ts'
import { type CategoryText, categoryTemplates } from './category-text.ts'

const lab = (id: string, name: Localized): CategoryText => ({
  id,
  parentId: 'marketing-pages',
  name,
  title: name,
  description: {
    en: 'A page for looking at two kinds of content side by side.',
    fr: 'Une page pour voir deux types de contenu côte à côte.',
  },
  hex: '#e3e6da',
  template: categoryTemplates.landingBasic,
  inNavigation: false,
})

/** Hidden pages for content modules that the shop's other pages do not use. */
const moduleCategories: CategoryText[] = [
  lab('lab-grid', { en: 'Lab: Grids', fr: 'Atelier\u00a0: Grilles' }),
  lab('lab-subs', { en: 'Lab: Features', fr: 'Atelier\u00a0: Vedettes' }),
  lab('lab-shop', { en: 'Lab: Shop the Room', fr: 'Atelier\u00a0: La pièce à magasiner' }),
  lab('lab-card', { en: 'Lab: Cards', fr: 'Atelier\u00a0: Cartes' }),
  lab('lab-email', { en: 'Lab: Letters', fr: 'Atelier\u00a0: Lettres' }),
  lab('lab-video', { en: 'Lab: Films', fr: 'Atelier\u00a0: Films' }),
  lab('lab-shop-few', { en: 'Lab: Shop a Few', fr: 'Atelier\u00a0: Quelques produits' }),
  lab('lab-single', { en: 'Lab: By Itself', fr: 'Atelier\u00a0: Seule' }),
  lab('lab-categories', { en: 'Lab: Ten Shelves', fr: 'Atelier\u00a0: Dix étagères' }),
  lab('lab-promo', { en: 'Lab: Promotions', fr: 'Atelier\u00a0: Promotions' }),
  lab('lab-more', { en: 'Lab: One More', fr: 'Atelier\u00a0: Un de plus' }),
  lab('lab-every-module', { en: 'Lab: Every Module', fr: 'Atelier\u00a0: Tous les modules' }),
  lab('lab-body', { en: 'Lab: Bodies', fr: 'Atelier\u00a0: Corps de texte' }),
]

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
