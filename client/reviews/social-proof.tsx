import type { ProductId } from '#shared/product/product.ts'

import { Deferred } from '../kit/deferred.tsx'
import { useExtras } from '../product/extras-queries.ts'
import { socialProofQuery } from './voices-queries.ts'

/** How many people look at the product. Empty without a service that counts. */
export function SocialProofText({ id }: { id: ProductId }) {
  const extras = useExtras()
  return (
    <Deferred query={socialProofQuery(extras, id)} fallback={null}>
      {(proof) => proof && <p data-proof={proof.component}>{proof.message}</p>}
    </Deferred>
  )
}
