/** The stylesheets of modules that not every page has. They have the names of their chunks. */
export const MODULE_SHEETS = ['scenes'] as const
export type ModuleSheet = (typeof MODULE_SHEETS)[number]

const SHEETS: Readonly<Record<string, ModuleSheet>> = {
  'gift-finder': 'scenes',
  hotspots: 'scenes',
}

/** The stylesheets of a page's modules. */
export const sheetsOf = (templates: readonly string[]) => [
  ...new Set(templates.flatMap((template) => SHEETS[template] ?? [])),
]
