import { isProductId } from '#shared/http/ids.ts'

import { SocialGallery } from '../../reviews/gallery.tsx'
import { ModuleBand } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'

const MAX_PRODUCTS = 4

/** Approved pictures that shoppers have shown of some products. Nothing if there are none. */
export const picturesModule = defineModule({
  most: 1,
  needs: ['productIds'],
  Component: ShoppersPictures,
})

function ShoppersPictures({ slot, position }: ModuleProps) {
  const [asset] = slot.assets
  const ids = (asset?.productIds ?? []).filter(isProductId).slice(0, MAX_PRODUCTS)
  if (!asset || ids.length === 0) return null
  return (
    <ModuleBand position={position}>
      <SocialGallery
        ids={ids}
        heading={asset.heading ?? slot.heading}
        paragraph={asset.paragraph}
        lang={asset.lang}
        room="around"
      />
    </ModuleBand>
  )
}
