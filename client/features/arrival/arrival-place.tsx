import type { Product } from '#shared/product/product.ts'

import { ArrivalBox } from '../../ui/arrival.tsx'

/** The room for the day of arrival, which depends on the visitor and comes after hydration. */
export function ArrivalPlace({
  product,
}: {
  product: Pick<Product, 'availability' | 'pickup' | 'isVirtual'>
}) {
  const isHad = product.availability.status !== 'sold-out' || product.pickup !== null
  return isHad && !product.isVirtual && <ArrivalBox data-arrival="" />
}
