import type { LazyPage } from '../kit/page.ts'

const category: LazyPage = {
  load: () => import('./category-page.tsx').then((module) => module.categoryPage),
}

export const listingPages = { category, topCategory: category, childCategory: category }
