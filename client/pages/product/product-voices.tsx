import type { Product } from '#shared/product/product.ts'

import { SocialGallery } from '../../reviews/gallery.tsx'
import { SocialProofText } from '../../reviews/social-proof.tsx'
import { ProductRows } from '../../recommendations/recommendation-rows.tsx'
import { RatingLink } from '../../reviews/rating-link.tsx'
import { VoiceLine } from '../../ui/voices.tsx'

/** The rating and how many look at the product. Their place is kept, whether there are any or not. */
export const ProductVoice = ({ product: { id } }: { product: Product }) => (
  <VoiceLine>
    <RatingLink id={id} />
    <SocialProofText id={id} />
  </VoiceLine>
)

/** Shoppers' pictures and other products (spec 2 §2). Documents keep them as the edge rendered them. */
export const ProductBelow = ({ product: { id, isGiftCard } }: { product: Product }) => (
  <>
    <SocialGallery ids={[id]} />
    {!isGiftCard && <ProductRows id={id} />}
  </>
)
