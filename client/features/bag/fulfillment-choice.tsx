import { FormattedMessage } from 'react-intl'

import type { Fulfillment } from '#shared/fulfillment/fulfillment.ts'

import { useHref } from '../../app/link.ts'
import { useSession } from '../../app/session.ts'
import { FulfillmentChoice as Choice } from '../../ui/quantity.tsx'
import type { Buyable } from '../product/purchase.ts'

/** The id of the form that adds a product. */
export const addFormId = (productId: string) => `add-${productId}`

interface FulfillmentChoiceProps extends Pick<Buyable, 'productId' | 'isShipped' | 'pickupRules'> {
  isInBag: boolean
  chosen: Fulfillment
  onChoose: (fulfillment: Fulfillment) => void
}

/** Shipping or pickup of a product that is added, and the store of the pickup. On phones, only the form stays in view. */
export function FulfillmentChoice({
  productId,
  isShipped,
  pickupRules,
  isInBag,
  chosen,
  onChoose,
}: FulfillmentChoiceProps) {
  const href = useHref()
  const name = useSession()?.store?.storeName
  if (!pickupRules || isInBag) return null
  const way = (fulfillment: Fulfillment) => (
    <label>
      <input
        type="radio"
        name="fulfillment"
        form={addFormId(productId)}
        value={fulfillment}
        defaultChecked={chosen === fulfillment}
        onChange={() => onChoose(fulfillment)}
      />
      <FormattedMessage id={fulfillment === 'pickup' ? 'pickup.inStore' : 'pickup.shipIt'} />
    </label>
  )
  return (
    <Choice>
      <legend className="visually-hidden">
        <FormattedMessage id="pickup.choice" />
      </legend>
      {isShipped && way('shipping')}
      {way('pickup')}
      <a href={href('/store-locator')}>{name ?? <FormattedMessage id="shell.selectStore" />}</a>
    </Choice>
  )
}
