import { useRef } from 'react'
import { useIntl } from 'react-intl'

import type { Bag, BagLine } from '#shared/bag/bag.ts'

import type { BagMutationRequest } from './use-bag-mutation.ts'

interface LineStepper {
  line: BagLine
  mutate: (request: BagMutationRequest) => Promise<void>
  /** The quantity is 0; the line is about to be removed. */
  onRemove?: () => void
  onDone: (bag: Bag, quantity: number) => void
}

/** The form ref and field props of a line's quantity stepper. */
export function useLineStepper({ line, mutate, onRemove, onDone }: LineStepper) {
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
