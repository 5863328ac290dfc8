import type { ProductId } from '#shared/product/product.ts'

import { useCatalog } from '../kit/app-context.ts'
import { Deferred } from '../kit/deferred.tsx'
import { socialProofQuery } from './queries.ts'

/** How many people look at the product. Empty without a service that counts. */
export function SocialProofText({ id }: { id: ProductId }) {
  const catalog = useCatalog()
  return (
    <Deferred query={socialProofQuery(catalog, id)} fallback={null}>
      {(proof) => proof && <p data-proof={proof.component}>{proof.message}</p>}
    </Deferred>
  )
}
