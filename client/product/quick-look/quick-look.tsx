import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
} from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Product } from '#shared/product/product.ts'
import { productIdCandidates } from '#shared/product/slug.ts'
import { matchRoute } from '#shared/routes.ts'

import { LocationContext, useAppContext, useCatalog } from '../../kit/app-context.ts'
import { badgeAssetsOf, badgesQuery } from '../badges-query.ts'
import { productQuery } from '../queries.ts'
import { closeOnBackdrop, showModal } from '../../kit/show-modal.ts'
import { closest, isPlainClick } from '../../kit/dom-events.ts'
import { Html } from '../../kit/html.tsx'
import { useHref } from '../../kit/link.ts'
import { emitShopEvent, onShopEvent } from '../../kit/shop-events.ts'
import { useHistoryEntry } from '../../kit/use-history-entry.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QuickLookBox } from '../../ui/quick-look/quick-look.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Prose } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AddToBag } from '../buying/add-to-bag.tsx'
import { choiceOf } from '../choice.ts'
import { BuyBox, ProductLayout } from '../look.tsx'
import { picturesFor } from '../pictures-for.ts'
import { ProductBadges } from '../product-badges.tsx'
import { ProductGallery } from '../product-gallery.tsx'
import { ProductCallouts } from '../product-callouts.tsx'
import { ProductOffer } from '../product-offer.tsx'
import { VariationChoices } from '../variation-choices.tsx'
import { lookQuery, type QuickLookLink } from './quick-look-query.ts'

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
      <div className="inside">{product ? <QuickLookProduct product={product} /> : <Loading />}</div>
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

function Loading() {
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

/**
 * The parts of a product's page by which it is chosen and bought. They take the choice from the location, so within
 * the dialog the location is that of the product.
 */
function QuickLookProduct({ product }: { product: Product }) {
  const [query, setQuery] = useState(() => new URLSearchParams())
  const href = useHref()
  const { data: badgeAssets = {} } = useQuery(badgesQuery(useCatalog(), product.badges))
  const { path } = product
  const choice = choiceOf(product, query)
  const pictures = picturesFor(product, choice)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It has replaced the placeholder, which may have had the focus.
    const dialog = root.current?.closest('dialog')
    if (dialog?.contains(document.activeElement) !== true) dialog?.querySelector('button')?.focus()
  }, [])

  /** A link to another choice is a link to the product with another query. */
  function choose(event: MouseEvent) {
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    const ownPath = new URL(href(path), location.href).pathname
    const isChoice = link?.pathname === ownPath && link.search && !('leaves' in link.dataset)
    if (!isChoice || !isPlainClick(event)) return
    event.preventDefault()
    setQuery(new URLSearchParams(link.search))
  }

  return (
    <LocationContext value={{ path, query }}>
      <div ref={root} onClickCapture={choose}>
        <ProductLayout>
          <ProductGallery
            key={pictures[0]?.link}
            pictures={pictures}
            badges={<ProductBadges assets={badgeAssetsOf(product.badges, badgeAssets)} />}
          />
          <BuyBox>
            <ProductOffer product={product} choice={choice}>
              <ProductCallouts callouts={product.callouts} />
            </ProductOffer>
            {product.shortDescription && (
              <Prose>
                <Html html={product.shortDescription} />
              </Prose>
            )}
            {product.kind !== 'set' && (
              <AddToBag product={product} choice={choice}>
                <VariationChoices product={product} choice={choice} />
              </AddToBag>
            )}
            <p>
              <a className="full" href={href(path, query.toString())} data-leaves="">
                <FormattedMessage id="quickLook.full" />
              </a>
            </p>
          </BuyBox>
        </ProductLayout>
      </div>
    </LocationContext>
  )
}
