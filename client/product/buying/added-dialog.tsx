import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Bag, BagLine } from '#shared/bag/bag.ts'
import type { Picture } from '#shared/media/picture.ts'
import type { SetMember } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'

import { findLine } from '../../bag/expected-bag.ts'
import { LineAttributes, LinePrice } from '../../bag/line-texts.tsx'
import { OfflineNotice } from '../../bag/notices.tsx'
import { closeOnBackdrop, showModal } from '../../kit/show-modal.ts'
import { lazyCode } from '../../kit/lazy-code.ts'
import { LazyPart } from '../../kit/lazy-part.tsx'
import { useHref } from '../../kit/link.ts'
import { useMoney } from '../../kit/money/use-money.ts'
import { emitShopEvent } from '../../kit/shop-events.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AddedBox } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Heading } from '../../ui/text.tsx'
import type { Choice } from '../choice.ts'
import { picturesFor } from '../pictures-for.ts'
import type { Added } from './use-added-dialog.ts'

const recommendations = lazyCode(
  async () => (await import('../../recommendations/recommendations.tsx')).Recommendations,
)

const HEADING_ID = 'added-to-bag'

interface AddedDialogProps extends Added, AddedLineProps {
  onClose: () => void
}

/**
 * Shows the item being added, then the added item and where to go next. A modal dialog: the browser traps the focus,
 * and Escape closes it.
 */
export function AddedDialog({ bag, quantity, onClose, ...item }: AddedDialogProps) {
  const intl = useIntl()
  const href = useHref()
  const money = useMoney()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    // Closing it returns the focus if the product could not be added.
    return dialog.current ? showModal(dialog.current) : undefined
  }, [])

  // Closed before the response arrived.
  const [isClosed, setClosed] = useState(false)
  const finish = useEffectEvent((text: string) => {
    emitShopEvent({ type: 'toasted', tone: 'success', text })
    onClose()
  })
  useEffect(() => {
    if (isClosed && bag) finish(intl.formatMessage({ id: 'bag.added' }, { count: quantity }))
  }, [isClosed, bag, intl, quantity])

  return (
    <AddedBox
      ref={dialog}
      aria-labelledby={HEADING_ID}
      aria-busy={bag === null}
      onClose={() => (bag ? onClose() : setClosed(true))}
      onClick={closeOnBackdrop}
    >
      <div className="inside">
        <div className="head">
          <Heading id={HEADING_ID} size="small" aria-live="polite">
            {bag ? (
              <FormattedMessage tagName="span" id="bag.added" values={{ count: quantity }} />
            ) : (
              <FormattedMessage tagName="span" id="bag.adding" />
            )}
          </Heading>
          <form method="dialog">
            <Button type="submit" tone="icon" aria-label={intl.formatMessage({ id: 'bag.close' })}>
              <Icon name="close" />
            </Button>
          </form>
        </div>
        {!bag && <OfflineNotice isPending />}
        <AddedLine bag={bag} {...item} />
        <p className="sum">
          <FormattedMessage id="order.subtotal" /> <strong>{bag && money(bag.subtotal)}</strong>
        </p>
        <div className="ways">
          <ButtonLink tone="primary" wide href={href(routes.checkout.href({}))}>
            <FormattedMessage id="bag.checkout" />
          </ButtonLink>
          <ButtonLink wide href={href(routes.cart.href({}))}>
            <FormattedMessage id="bag.view" />
          </ButtonLink>
        </div>
        <LazyPart code={recommendations}>
          {(Recommendations) => (
            <Recommendations recommender="complete-the-set" productIds={[item.product.id]} />
          )}
        </LazyPart>
      </div>
    </AddedBox>
  )
}

interface AddedLineProps extends Pick<Added, 'bag'> {
  product: SetMember
  productId: string
  choice: Choice
}

/** The line of the bag, or the product until the bag has it. */
function AddedLine({ bag, product, productId, choice }: AddedLineProps) {
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
