import { useRef, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { wishListActions } from '#shared/wish-list/actions.ts'
import type { ProductTile } from '#shared/product/product.ts'
import type { WishedProduct } from '#shared/wish-list/wish-list.ts'

import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { useHref } from '../kit/link.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useBagMutation } from '../bag/use-bag-mutation.ts'
import { useWishList } from './use-wish-list.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { WishActions } from './look.tsx'
import { WishCard } from './list-parts.tsx'

interface OwnWishProps {
  product: WishedProduct
  /** How many pages of the list are shown. */
  pages: number
  onRemove: (product: WishedProduct) => void
}

/** A product on the customer's own list. */
export function OwnWish({ product, pages, onRemove }: OwnWishProps) {
  const intl = useIntl()
  const href = useHref()
  const { id, productId, tile } = product
  const buys = tile?.orderable ? tile.buys : null
  const name = tile?.name ?? intl.formatMessage({ id: 'wishList.gone' })
  const { move, remove, isBusy } = useOwnWish(product, onRemove)
  const fields = { wishId: id, productId, page: pages }
  const busy = { 'aria-disabled': isBusy || undefined, 'aria-busy': isBusy || undefined }

  return (
    <WishCard product={product}>
      <WishActions>
        {buys && (
          <form action={href(wishListActions.moveWish.path)} method="post" onSubmit={move}>
            <HiddenFields fields={{ ...fields, ...buys }} />
            <Button
              type="submit"
              {...busy}
              aria-label={intl.formatMessage({ id: 'wishList.moveNamed' }, { name })}
            >
              <FormattedMessage id="wishList.move" />
            </Button>
          </form>
        )}
        {tile && !buys && <ChoiceLink tile={tile} />}
        <form action={href(wishListActions.removeWish.path)} method="post" onSubmit={remove}>
          <HiddenFields fields={fields} />
          <Button
            type="submit"
            tone="quiet"
            {...busy}
            aria-label={intl.formatMessage({ id: 'wishList.removeNamed' }, { name })}
          >
            <FormattedMessage id="wishList.remove" />
          </Button>
        </form>
      </WishActions>
    </WishCard>
  )
}

/** Leads to the page on which the product is chosen, if it can be had. */
function ChoiceLink({ tile }: { tile: ProductTile }) {
  const intl = useIntl()
  const href = useHref()
  if (!canBeHad(tile)) return null
  return (
    <ButtonLink
      href={href(tile.path)}
      aria-label={intl.formatMessage({ id: 'wishList.chooseNamed' }, { name: tile.name })}
    >
      <FormattedMessage id="wishList.choose" />
    </ButtonLink>
  )
}

/** Whether it can be bought on its page. */
const canBeHad = ({ orderable, pickup }: Pick<ProductTile, 'orderable' | 'pickup'>) =>
  orderable || pickup

/** The actions of a wish, one at a time. */
function useOwnWish(product: WishedProduct, onRemove: OwnWishProps['onRemove']) {
  const { id, productId, tile } = product
  const buys = tile?.buys
  const { wishLists, change, remove, say } = useWishList()
  const { mutate } = useBagMutation('addToBag')
  const isSent = useRef(false)
  const [isBusy, setBusy] = useState(false)

  const once = (work: (form: HTMLFormElement) => Promise<unknown>) => {
    return (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isSent.current) return
      isSent.current = true
      setBusy(true)
      void work(event.currentTarget).finally(() => {
        isSent.current = false
        setBusy(false)
      })
    }
  }

  return {
    isBusy,
    remove: once(() => {
      onRemove(product)
      return remove([{ wishId: id }], { productId })
    }),
    move: once(async (form) => {
      if (!navigator.onLine) return say('wishList.offline', 'error')
      let isInBag = false
      await mutate({
        run: (queue) =>
          queue.addToBag({ productId, quantity: 1, ...buys, fulfillment: 'shipping' }),
        onDone: () => (isInBag = true),
        form,
      })
      if (!isInBag) return
      onRemove(product)
      const isRemoved = await change(() =>
        wishLists.removeWish({ wishId: id }, createIdempotencyKey()),
      )
      if (isRemoved) say('wishList.moved', 'success')
    }),
  }
}
