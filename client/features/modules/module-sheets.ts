/** The stylesheets of modules that not every page has. They have the names of design system files. */
export const MODULE_SHEETS = ['tiles', 'scenes', 'stories'] as const
export type ModuleSheet = (typeof MODULE_SHEETS)[number]

/** The name under which `asset-extras.tsx` is among the templates of a page. */
export const EXTRAS = 'asset extras'

const SHEETS: Readonly<Record<string, ModuleSheet>> = {
  [EXTRAS]: 'stories',
  'top-offers': 'tiles',
  'top-offers-grid': 'tiles',
  'other-ways-to-shop': 'tiles',
  'top-categories-navigation': 'tiles',
  'shop-the-module': 'stories',
  'announcement-banner-detached': 'stories',
  subs: 'stories',
  'single-subs': 'stories',
  contentassetbody: 'stories',
  'shoppable-content': 'stories',
  recommendations: 'stories',
  'user-info-collection': 'stories',
  UGC: 'stories',
  'large-card': 'stories',
  'gift-finder': 'scenes',
  hotspots: 'scenes',
}

/** The stylesheets of a page's modules. */
export const sheetsOf = (templates: readonly string[]) => [
  ...new Set(templates.flatMap((template) => SHEETS[template] ?? [])),
]
