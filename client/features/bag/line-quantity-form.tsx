import type { SyntheticEvent } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Bag, BagLine } from '#shared/contract/bag.ts'
import { deeds } from '#shared/deeds.ts'

import { useHref } from '../../frame/link.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityForm } from '../../ui/quantity.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { QuantityField } from './quantity-field.tsx'
import type { BagDoing } from './use-bag-deed.ts'
import { useLineStepper } from './use-line-stepper.ts'

interface LineQuantityFormProps {
  line: BagLine
  act: (doing: BagDoing) => Promise<void>
  onRemove: () => void
  onDone: (bag: Bag, quantity: number) => void
  /** The element that says why it was not done. */
  describedBy: string | undefined
}

/** The stepper of a line: what it shows is what will be in the bag. Without script it has a button. */
export function LineQuantityForm(props: LineQuantityFormProps) {
  const href = useHref()
  const { form, field } = useLineStepper(props)
  return (
    <QuantityForm
      ref={form}
      action={href(deeds.updateLine.path)}
      method="post"
      noValidate
      onSubmit={(event: SyntheticEvent) => event.preventDefault()}
    >
      <HiddenFields fields={{ lineId: props.line.id }} />
      {/* Enter presses the first button of a form: that must be none of the steps. */}
      <input type="submit" hidden />
      <QuantityField {...field} describedBy={props.describedBy} />
      <Button type="submit" tone="quiet" className="scriptless">
        <FormattedMessage id="bag.update" />
      </Button>
    </QuantityForm>
  )
}
