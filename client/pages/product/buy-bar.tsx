import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { Picture } from '#shared/media/picture.ts'
import type { Price } from '#shared/product/product.ts'

import { reserveBottom } from '../../features/toasts/reserve-bottom.ts'
import { PriceText } from '../../features/money/price-text.tsx'
import {
  mainButton,
  watchMainButton,
  type MainButton,
} from '../../features/product/watch-main-button.ts'
import { Button } from '../../ui/button.tsx'
import { BuyBarBox } from '../../ui/product/buy-bar.tsx'

export interface BuyBarProps {
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
  return button && <ShownBar {...props} button={button} />
}

function ShownBar({ name, picture, price, isFloor, button }: BuyBarProps & { button: MainButton }) {
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
          <PriceText price={price} isFloor={isFloor} />
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
