import type { SeedCategory } from '../../catalog/model.ts'
import { accessories } from './categories-accessories.ts'
import { clothing } from './categories-clothing.ts'
import { sites } from './sites.ts'

/** Parents precede their children. The ids are like those of reference catalogs: some have several hyphens, some have capitals. */
const rows = [...clothing, ...accessories]

export const categories: SeedCategory[] = rows.map((row, index) => {
  const [id, parentId, name, description, [garment, material, color]] = row
  return {
    id,
    parentId,
    name,
    description,
    pageTitle: name,
    pageDescription: description,
    sites: Object.keys(sites),
    position: index + 1,
    // Best sellers have an address, but no place in the menu.
    inNavigation: id !== 'top-seller',
    picture: { garment, material, color, views: 1 },
    custom: {},
  }
})
