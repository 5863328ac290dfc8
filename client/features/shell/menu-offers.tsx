import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { CategoryId } from '#shared/listing/category.ts'

import { useCatalog } from '../../app/app-context.ts'
import { slotsQuery } from '../catalog/shared-queries.ts'
import { OfferDetails } from '../modules/offer-details.tsx'

const OFFER_SLOTS = ['category-top-offers']

interface MenuOffersProps {
  /** At most two. */
  categoryIds: readonly CategoryId[]
  most: number
}

/** The offers that the slot has for categories, one category after the other. */
export function MenuOffers({ categoryIds, most }: MenuOffersProps) {
  const id = useId()
  const [first, second] = categoryIds
  const slots = [...useSlot(first), ...useSlot(second)]
  const offers = slots
    .flatMap(({ assets }) => assets)
    .filter(({ offer }) => offer)
    .slice(0, most)
  if (offers.length === 0) return null
  return (
    <div className="offers">
      <p id={id} className="heading">
        {slots[0]?.heading ?? <FormattedMessage tagName="span" id="shell.offers" />}
      </p>
      <ul aria-labelledby={id}>
        {offers.map((asset) => (
          <li key={asset.id} {...(asset.lang && { lang: asset.lang, translate: 'no' })}>
            <OfferDetails asset={asset} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the slot has for a category. Empty until it is known. */
function useSlot(categoryId: CategoryId | undefined) {
  const query = slotsQuery(useCatalog(), OFFER_SLOTS, categoryId ?? null)
  const { data } = useQuery({ ...query, enabled: categoryId !== undefined })
  return data?.slice(0, 1) ?? []
}
