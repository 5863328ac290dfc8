import { FormattedMessage } from 'react-intl'

import { OfferGrid } from '../../ui/tiles/tiles.tsx'
import { ModuleBand } from './module-band.tsx'
import { ModuleHead } from './module-head.tsx'
import type { ModuleProps } from './module.ts'
import { Offer } from './offer.tsx'

/** The tiles of the offers' row in a grid. */
export function TopOffersGrid({ slot, position }: ModuleProps) {
  const { assets } = slot
  if (assets.length === 0) return null
  return (
    <ModuleBand position={position} ground="shade">
      <ModuleHead heading={slot.heading}>
        <p className="count">
          <FormattedMessage tagName="span" id="offers.count" values={{ count: assets.length }} />
        </p>
      </ModuleHead>
      <OfferGrid>
        {assets.map((asset) => (
          <Offer key={asset.id} asset={asset} />
        ))}
      </OfferGrid>
    </ModuleBand>
  )
}
