import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { CategoryId } from '#shared/contract/category.ts'

import { useCatalog } from '../../app/app-context.ts'
import { slotsQuery } from '../catalog/shared-queries.ts'
import { OfferDetails } from '../modules/offer-details.tsx'

const OFFER_SLOTS = ['category-top-offers']

interface MenuOffersProps {
  categoryIds: readonly CategoryId[]
  most: number
}

/** The offers that the slot has for categories, one category after the other. */
export function MenuOffers({ categoryIds, most }: MenuOffersProps) {
  const id = useId()
  const catalog = useCatalog()
  const queryClient = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: ['offers', categoryIds, slotsQuery(catalog, OFFER_SLOTS).queryKey],
    queryFn: () =>
      Promise.all(
        categoryIds.map((categoryId) =>
          // The others are shown without those that cannot be read.
          queryClient.query(slotsQuery(catalog, OFFER_SLOTS, categoryId)).catch(() => []),
        ),
      ),
  })
  const slots = data.flatMap((ofCategory) => ofCategory.slice(0, 1))
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
