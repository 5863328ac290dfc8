import type { Product } from '#shared/product/product.ts'

import { useAppContext } from '../../app/app-context.ts'
import { FailedContent } from '../../app/failed-content.tsx'
import { LazyPart } from '../../app/lazy-part.tsx'
import { Region } from '../../app/region.tsx'
import { BuyBox } from '../../ui/product/product-detail.tsx'
import { giftCardCode } from './lazy-parts.ts'

/** What is beside the pictures of a gift card. If its code is lost, the document's form stays, and is posted. */
export function GiftCardPart({ product }: { product: Product }) {
  return (
    <BuyBox id="gift-card">
      <Region
        keeps="#gift-card > *"
        isInDocument={useAppContext().isDocument()}
        failed={withoutForm}
        view={product.id}
      >
        <LazyPart code={giftCardCode} failed={<Lost />}>
          {(GiftCardDecision) => <GiftCardDecision key={product.id} product={product} />}
        </LazyPart>
      </Region>
    </BuyBox>
  )
}

const withoutForm = (isKept: boolean) => !isKept && <FailedContent isKept={false} />

/** Leaves the error to the region, which keeps the form. */
function Lost(): never {
  throw new Error('The gift form is lost.')
}
