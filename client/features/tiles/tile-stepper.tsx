import { useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { BagLine } from '#shared/bag/bag.ts'

import { useHref } from '../../app/link.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { QuantityField } from '../bag/quantity-field.tsx'
import { useBagMutation } from '../bag/use-bag-mutation.ts'
import { useLineStepper } from '../bag/use-line-stepper.ts'

interface TileStepperProps {
  line: BagLine
  /** Where it is shown, in place of the form. */
  place: HTMLElement
}

/** The quantity in the bag on a product's tile. Below 1 the line is removed, and the button returns. */
export function TileStepper({ line, place }: TileStepperProps) {
  const intl = useIntl()
  const href = useHref()
  const { mutate } = useBagMutation('updateLine')
  const { form, field } = useLineStepper({ line, mutate, onDone: (_, quantity) => tell(quantity) })
  useLayoutEffect(() => {
    takePlace(place)
    return () => leavePlace(place)
  }, [place])

  function tell(quantity: number) {
    const text =
      quantity === 0
        ? intl.formatMessage({ id: 'bag.removed' }, { name: line.name })
        : intl.formatMessage({ id: 'bag.inBag' }, { count: quantity })
    emitShopEvent({ type: 'announced', text })
  }

  return (
    <form
      ref={form}
      action={href(actions.updateLine.path)}
      method="post"
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenFields fields={{ lineId: line.id }} />
      <QuantityField {...field} id={`tile-${line.id}`} />
    </form>
  )
}

/** Shown instead of the button. Whichever of the two is shown keeps the focus. */
function takePlace(place: HTMLElement) {
  const hadFocus = hasFocus(place)
  place.toggleAttribute('data-in-bag', true)
  if (hadFocus) place.querySelector<HTMLElement>('.more')?.focus()
}

function leavePlace(place: HTMLElement) {
  const hadFocus = hasFocus(place)
  place.toggleAttribute('data-in-bag', false)
  if (hadFocus) place.querySelector<HTMLElement>('.add')?.focus()
}

const hasFocus = (place: HTMLElement) => place.contains(document.activeElement)
