import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { Picture } from '#shared/media/picture.ts'
import type { Price, ProductId } from '#shared/product/product.ts'

import { PriceText } from '../kit/money/price-text.tsx'
import { reserveBottom } from '../kit/toasts/reserve-bottom.ts'
import { Button } from '../ui/button.tsx'
import { BuyBarBox } from './look-buy-bar.tsx'

interface BuyBarProps {
  productId: ProductId
  name: string
  picture: Picture | undefined
  price: Price | null
  /** Only the lowest price of a set is known. */
  isFloor: boolean
}

/** Sells the product on a phone while the button of its form is out of view. It presses that button. */
export function BuyBar(props: BuyBarProps) {
  const [button, setButton] = useState<MainButton | null>(null)
  useEffect(() => watchMainButton(setButton), [])
  return button && <VisibleBar {...props} button={button} />
}

function VisibleBar({
  productId,
  name,
  picture,
  price,
  isFloor,
  button,
}: BuyBarProps & { button: MainButton }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const end = reserveBottom(current, '--buying')
    return () => {
      end()
      // The button that comes into view keeps the focus.
      if (current.contains(document.activeElement)) mainButton()?.focus({ preventScroll: true })
    }
  }, [])
  const { text, isDisabled, quantity } = button
  return (
    <BuyBarBox ref={bar} data-buy-bar="">
      {picture && <img src={picture.link} alt="" width={800} height={1000} />}
      <div className="words">
        <p className="name">{name}</p>
        <div className="cost">
          <PriceText of={productId} price={price} isFloor={isFloor} />
          {quantity > 1 && <p>{`× ${quantity}`}</p>}
        </div>
      </div>
      <Button
        type="button"
        tone="primary"
        disabled={isDisabled}
        onClick={() => mainButton()?.click()}
      >
        {text}
      </Button>
    </BuyBarBox>
  )
}

/** Layout rounds, so a button in view may count as slightly less than whole. */
const WHOLE = 0.95

/** The content of the button that sells the product. */
interface MainButton {
  text: string
  isDisabled: boolean
  quantity: number
}

/** The button that sells the product of the page, at the moment. */
const mainButton = () => document.querySelector<HTMLElement>('#content [data-buys]')

/**
 * Reports the button's content while it is out of view on a phone, above or below, and null while it is in view.
 *
 * @returns a function that ends this
 */
function watchMainButton(report: (button: MainButton | null) => void) {
  const wide = matchMedia('(min-width: 56.25em)')
  let views: IntersectionObserver | null = null

  function watch() {
    views?.disconnect()
    const button = mainButton()
    if (!button || wide.matches) return report(null)
    const docked = document.documentElement.style.getPropertyValue('--docked') || '0px'
    views = new IntersectionObserver(
      (entries) => {
        const isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= WHOLE
        report(isInView ? null : contentOf(button))
      },
      { threshold: WHOLE, rootMargin: `0px 0px -${docked}` },
    )
    views.observe(button)
  }

  const changes = new MutationObserver(watch)
  const article = document.querySelector('#content article')
  if (article) changes.observe(article, { childList: true, subtree: true, characterData: true })
  // Another bar has come or gone.
  changes.observe(document.documentElement, { attributeFilter: ['style'] })
  wide.addEventListener('change', watch)
  watch()
  return () => {
    changes.disconnect()
    views?.disconnect()
    wide.removeEventListener('change', watch)
  }
}

function contentOf(button: HTMLElement): MainButton {
  const field = button.closest('form')?.elements.namedItem('quantity')
  return {
    text: button.textContent,
    isDisabled: button.matches(':disabled'),
    quantity: field instanceof HTMLInputElement ? Number(field.value) : 1,
  }
}
