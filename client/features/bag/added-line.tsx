import { FormattedMessage } from 'react-intl'

import type { Bag, BagLine } from '#shared/bag/bag.ts'
import type { Picture } from '#shared/media/picture.ts'
import type { SetMember } from '#shared/product/product.ts'

import { useMoney } from '../money/use-money.ts'
import type { Choice } from '../product/choice.ts'
import { picturesFor } from '../product/pictures-for.ts'
import { findLine } from './expected-bag.ts'
import { LineAttributes } from './line-attributes.tsx'
import { LinePrice } from './line-price.tsx'
import type { Added } from './use-added-dialog.ts'

export interface AddedLineProps extends Pick<Added, 'bag'> {
  product: SetMember
  productId: string
  choice: Choice
}

/** The line of the bag, or what the page knows of the product until then. */
export function AddedLine({ bag, product, productId, choice }: AddedLineProps) {
  const line = bag && findLine(bag, productId)
  return (
    <div className="line">
      <LinePicture picture={picturesFor(product, choice)[0] ?? line?.picture} />
      <div className="words">
        <p className="name">{line?.name ?? product.name}</p>
        {line ? (
          <InBag line={line} store={bag?.pickupStore} />
        ) : (
          !bag && <UnitPrice product={product} productId={productId} />
        )}
      </div>
      {line && <LinePrice line={line} />}
    </div>
  )
}

interface InBagProps {
  line: BagLine
  store: Bag['pickupStore'] | undefined
}

function InBag({ line, store }: InBagProps) {
  return (
    <>
      <LineAttributes attributes={line.attributes} />
      {line.fulfillment === 'pickup' && (
        <p className="quiet">
          <FormattedMessage tagName="span" id="pickup.added" values={{ store: store?.name }} />
        </p>
      )}
      <p className="quiet">
        <FormattedMessage tagName="span" id="bag.inBag" values={{ count: line.quantity }} />
      </p>
    </>
  )
}

function LinePicture({ picture }: { picture: Picture | null | undefined }) {
  if (!picture) return <span className="none" />
  return <img src={picture.link} alt="" width={320} height={400} />
}

function UnitPrice({ product, productId }: Pick<AddedLineProps, 'product' | 'productId'>) {
  const money = useMoney()
  const price = product.variants.find(({ id }) => id === productId)?.price ?? product.price
  return (
    <p className="quiet">
      {price && (
        <FormattedMessage tagName="span" id="bag.each" values={{ price: money(price.now) }} />
      )}
    </p>
  )
}
