import { useRef, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Bag, BagLine } from '#shared/contract/bag.ts'
import { deeds } from '#shared/deeds.ts'

import { useHref } from '../../frame/link.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityForm } from '../../ui/quantity.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { QuantityField } from './quantity-field.tsx'
import type { BagDoing } from './use-bag-deed.ts'

interface LineQuantityFormProps {
  line: BagLine
  act: (doing: BagDoing) => Promise<void>
  onDone: (bag: Bag, quantity: number) => void
}

/** The stepper of a line: what it shows is what will be in the bag. Without script it has a button. */
export function LineQuantityForm({ line, act, onDone }: LineQuantityFormProps) {
  const intl = useIntl()
  const href = useHref()
  const form = useRef<HTMLFormElement>(null)
  const rules = { min: line.minQuantity, step: line.stepQuantity, max: line.maxQuantity }

  const change = (quantity: number) => {
    if (!form.current) return
    void act({
      begin: (queue) => queue.setQuantity({ lineId: line.id, quantity }),
      onDone: (bag) => onDone(bag, quantity),
      form: form.current,
    })
  }

  return (
    <QuantityForm
      ref={form}
      action={href(deeds.updateLine.path)}
      method="post"
      onSubmit={(event: SyntheticEvent) => event.preventDefault()}
    >
      <HiddenFields fields={{ lineId: line.id }} />
      <QuantityField
        id={`quantity-${line.id}`}
        label={intl.formatMessage({ id: 'quantity.labelOf' }, { name: line.name })}
        quantity={line.quantity}
        rules={rules}
        limitText={intl.formatMessage(
          { id: 'bag.most' },
          { count: line.maxQuantity ?? line.quantity },
        )}
        isInBag
        onChange={change}
      />
      <Button type="submit" tone="quiet" className="scriptless">
        <FormattedMessage id="bag.update" />
      </Button>
    </QuantityForm>
  )
}
