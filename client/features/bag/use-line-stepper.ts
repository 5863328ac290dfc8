import { useRef } from 'react'
import { useIntl } from 'react-intl'

import type { Bag, BagLine } from '#shared/contract/bag.ts'

import type { BagDoing } from './use-bag-deed.ts'

interface LineStepper {
  line: BagLine
  act: (doing: BagDoing) => Promise<void>
  /** None of it is wanted any more; what it stands in is about to go. */
  onRemove?: () => void
  onDone: (bag: Bag, quantity: number) => void
}

/** What a line's stepper is made of: the form that it stands in, and the field that changes the line. */
export function useLineStepper({ line, act, onRemove, onDone }: LineStepper) {
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
        void act({
          begin: (queue) => queue.setQuantity({ lineId, quantity: wanted }),
          // Of rapid steps the first one's is called, with what the last one has come to.
          onDone: (bag) => onDone(bag, quantityIn(bag, lineId)),
          form: form.current,
        })
      },
    },
  }
}

const quantityIn = ({ lines }: Bag, lineId: string) =>
  lines.find(({ id }) => id === lineId)?.quantity ?? 0
