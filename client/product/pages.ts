import type { LazyPage } from '../kit/page.ts'

const product: LazyPage = {
  load: () => import('./product-page.tsx').then((module) => module.productPage),
}

export const productPages = { product, productById: product }
