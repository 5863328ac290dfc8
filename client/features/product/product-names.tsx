import { FormattedMessage } from 'react-intl'

import type { Product } from '#shared/product/product.ts'
import { formBeside } from '#shared/product/form-beside.ts'

import { Badge } from '../../ui/badge.tsx'
import { Heading } from '../../ui/text.tsx'
import { chosenName, type Choice } from './choice.ts'

/** A badge on the pictures says the same. */
const isForMembers = (badge: string) => badge.startsWith('member')

/** The fragrance as the heading, with the form and the chosen size below. */
export function ProductNames({ product, choice }: { product: Product; choice: Choice }) {
  const { name, brand, fragranceName, form, isMemberExclusive, badges } = product
  const size = product.size ?? chosenName(product, choice, 'size')
  const title = fragranceName ?? name
  const what = [fragranceName && formBeside(title, form), size].filter(Boolean)
  return (
    <div className="names">
      {brand && <p className="brand">{brand}</p>}
      <Heading as="h1">{title}</Heading>
      {what.length > 0 && <p className="what">{what.join(', ')}</p>}
      {isMemberExclusive && !badges.some(isForMembers) && (
        <p>
          <Badge tone="night">
            <FormattedMessage id="product.memberExclusive" />
          </Badge>
        </p>
      )}
    </div>
  )
}
