import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { matchRoute } from '#shared/routes.ts'
import { productIdCandidates } from '#shared/product/slug.ts'

import { useAppContext } from '../../app/app-context.ts'
import { closeOnBackdrop } from '../../app/close-on-backdrop.ts'
import { closest } from '../../app/closest.ts'
import { isPlainClick } from '../../app/plain-click.ts'
import { emitShopEvent, onShopEvent } from '../../app/shop-events.ts'
import { showModal } from '../../app/show-modal.ts'
import { useHistoryEntry } from '../../app/use-history-entry.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QuickLookBox } from '../../ui/quick-look/quick-look.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { productQuery } from '../catalog/queries.ts'
import { lookQuery, type QuickLookLink } from './look-query.ts'
import { QuickLookProduct } from './quick-look-product.tsx'

interface QuickLookProps {
  link: QuickLookLink
  onClose: () => void
}

/**
 * A product over the list. A modal dialog: the browser makes the list inert and returns the focus; Escape and Back
 * close it. Another choice is made in place; every other link is followed instead of the dialog.
 */
export function QuickLook({ link, onClose }: QuickLookProps) {
  const intl = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const entry = useHistoryEntry(() => dialog.current?.close())
  const { product, isError } = useProduct(link)
  useLayoutEffect(() => (dialog.current ? showModal(dialog.current) : undefined), [])
  function end() {
    entry.remove()
    onClose()
  }
  const leave = useEffectEvent(end)
  useEffect(() => onShopEvent(({ type }) => type === 'page-viewed' && leave()), [])
  const fail = useEffectEvent(() => {
    const text = intl.formatMessage({ id: 'formError.generic' })
    emitShopEvent({ type: 'toasted', about: 'promise', tone: 'error', text })
    leave()
  })
  useEffect(() => {
    if (isError) fail()
  }, [isError])

  /** Its entry in the history is replaced by the page to which a link leads. */
  function follow(event: MouseEvent<HTMLElement>) {
    const address = followedAddress(event)
    if (!address) return
    event.preventDefault()
    entry.replaceBy(address)
  }

  return (
    <QuickLookBox
      ref={dialog}
      aria-label={product?.name ?? intl.formatMessage({ id: 'quickLook.loading' })}
      aria-busy={!product}
      onClose={({ target, currentTarget }) => {
        // Not a dialog within it.
        if (target === currentTarget) end()
      }}
      onClick={(event) => {
        closeOnBackdrop(event)
        follow(event)
      }}
    >
      <form method="dialog" className="close">
        <Button type="submit" tone="icon" aria-label={intl.formatMessage({ id: 'modal.close' })}>
          <Icon name="close" />
        </Button>
      </form>
      <div className="inside">{product ? <QuickLookProduct product={product} /> : <Waiting />}</div>
    </QuickLookBox>
  )
}

function useProduct(link: QuickLookLink) {
  const queryClient = useQueryClient()
  const appContext = useAppContext()
  const { data: path, isError } = useQuery(lookQuery(appContext, link.href))
  const slugAndId = matchRoute(path ?? '')?.params['slugAndId'] ?? ''
  const { queryKey } = productQuery(appContext.catalog, productIdCandidates(slugAndId))
  const product = queryClient.getQueryData(queryKey)
  return { product, isError: isError || (path !== undefined && !product) }
}

/** The address of a link to another page that is followed by a plain click. */
function followedAddress(event: MouseEvent<HTMLElement>) {
  const link = closest<HTMLAnchorElement>(event, 'a[href]')
  if (!link || !isPlainClick(event)) return null
  const isHere = link.hash !== '' && link.pathname === location.pathname
  return link.target || isHere || link.origin !== location.origin ? null : link.href
}

function Waiting() {
  return (
    <div className="waiting">
      <VisuallyHidden role="status">
        <FormattedMessage id="quickLook.loading" />
      </VisuallyHidden>
      <Skeleton shape="picture" />
      <div>
        <Skeleton shape="heading" />
        <Skeleton shape="short" />
        <Skeleton shape="line" />
      </div>
    </div>
  )
}
