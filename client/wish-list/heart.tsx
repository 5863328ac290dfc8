import { useIntl } from 'react-intl'

import type { ProductTile } from '#shared/product/product.ts'

import { HeartButton } from '../ui/heart.tsx'
import { Icon } from '../ui/icon.tsx'
import { HEARTS_ID } from './hearts-form.tsx'

interface HeartProps extends Pick<ProductTile, 'name' | 'isGiftCard'> {
  productId: string
}

/**
 * Puts a product on the Love-It List or takes it off. The same for every visitor: whether it is on the customer's list shows
 * once the browser knows, and nothing moves. Its form is `HeartsForm`.
 */
export function Heart({ productId, name, isGiftCard }: HeartProps) {
  const intl = useIntl()
  if (isGiftCard) return null
  return (
    <HeartButton
      key={productId}
      form={HEARTS_ID}
      name="productId"
      value={productId}
      aria-label={intl.formatMessage({ id: 'wishList.save' }, { name })}
    >
      <Icon name="heart" />
    </HeartButton>
  )
}
