import { useRef } from 'react'
import { useIntl } from 'react-intl'

import type { Bag, BagLine } from '#shared/contract/bag.ts'

import type { BagDoing } from './use-bag-deed.ts'

interface LineStepper {
  line: BagLine
  act: (doing: BagDoing) => Promise<void>
  onDone: (bag: Bag, quantity: number) => void
}

/** What a line's stepper is made of: the form that it stands in, and the field that changes the line. */
export function useLineStepper({ line, act, onDone }: LineStepper) {
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
        void act({
          begin: (queue) => queue.setQuantity({ lineId, quantity: wanted }),
          onDone: (bag) => onDone(bag, wanted),
          form: form.current,
        })
      },
    },
  }
}
