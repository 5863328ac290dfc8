import { FormattedMessage } from 'react-intl'

import type { Product } from '#shared/contract/product.ts'

import { Badge } from '../../ui/badge.tsx'
import { Heading } from '../../ui/text.tsx'

/** The fragrance as the heading, with form and size below. */
export function ProductNames({ product }: { product: Product }) {
  const { name, brand, fragranceName, form, size, isMemberExclusive } = product
  const what = fragranceName ? [form, size].filter(Boolean) : [size].filter(Boolean)
  return (
    <div className="names">
      {brand && <p className="brand">{brand}</p>}
      <Heading as="h1">{fragranceName ?? name}</Heading>
      {what.length > 0 && <p className="what">{what.join(', ')}</p>}
      {isMemberExclusive && (
        <p>
          <Badge tone="night">
            <FormattedMessage id="product.memberExclusive" />
          </Badge>
        </p>
      )}
    </div>
  )
}
