import { useRef } from 'react'
import { useIntl } from 'react-intl'

import { bagActions } from '#shared/bag/actions.ts'
import type { Bag, BagLine } from '#shared/bag/bag.ts'

import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useHref } from '../kit/link.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { QuantityField } from './quantity-field.tsx'
import type { BagMutationRequest } from './use-bag-mutation.ts'

interface LineStepperProps extends Pick<LineStepperOptions, 'line' | 'mutate'> {
  /** The id of the field. */
  id?: string
  describedBy?: string | undefined
}

/** The stepper of a line beside its product, which announces the quantity in the bag. */
export function LineStepper({ line, mutate, ...props }: LineStepperProps) {
  const intl = useIntl()
  const href = useHref()
  const { form, field } = useLineStepper({
    line,
    mutate,
    onDone(_, quantity) {
      const text =
        quantity === 0
          ? intl.formatMessage({ id: 'bag.removed' }, { name: line.name })
          : intl.formatMessage({ id: 'bag.inBag' }, { count: quantity })
      emitShopEvent({ type: 'announced', text })
    },
  })
  return (
    <form
      ref={form}
      action={href(bagActions.updateLine.path)}
      method="post"
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenFields fields={{ lineId: line.id }} />
      <QuantityField {...field} {...props} />
    </form>
  )
}

interface LineStepperOptions {
  line: BagLine
  mutate: (request: BagMutationRequest) => Promise<void>
  /** The quantity is 0; the line is about to be removed. */
  onRemove?: () => void
  onDone: (bag: Bag, quantity: number) => void
}

/** The form ref and field props of a line's quantity stepper. */
export function useLineStepper({ line, mutate, onRemove, onDone }: LineStepperOptions) {
  const intl = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const { id: lineId, name, quantity, maxQuantity } = line

  return {
    form,
    field: {
      id: `quantity-${lineId}`,
      label: intl.formatMessage({ id: 'quantity.labelOf' }, { name }),
      quantity,
      rules: { min: line.minQuantity, step: line.stepQuantity, max: maxQuantity },
      limitText: intl.formatMessage({ id: 'bag.most' }, { count: maxQuantity ?? quantity }),
      isInBag: true,
      onChange(wanted: number) {
        if (!form.current) return
        if (wanted === 0) onRemove?.()
        void mutate({
          run: (queue) => queue.updateLineDebounced({ lineId, quantity: wanted }),
          // Of rapid steps only the first one's callback runs, with the last one's result.
          onDone: (bag) => onDone(bag, quantityIn(bag, lineId)),
          form: form.current,
        })
      },
    },
  }
}

const quantityIn = ({ lines }: Bag, lineId: string) =>
  lines.find(({ id }) => id === lineId)?.quantity ?? 0
