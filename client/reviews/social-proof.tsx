import type { ProductId } from '#shared/product/product.ts'

import { Deferred } from '../app/deferred.tsx'
import { socialProofQuery } from './extras-queries.ts'
import { useExtras } from './use-extras.ts'

/** How many people look at the product. Nothing if nobody counts. */
export function SocialProofText({ id }: { id: ProductId }) {
  const extras = useExtras()
  return (
    <Deferred query={socialProofQuery(extras, id)} fallback={null}>
      {(proof) => proof && <p data-proof={proof.component}>{proof.message}</p>}
    </Deferred>
  )
}
