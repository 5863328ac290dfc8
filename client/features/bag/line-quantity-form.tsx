import type { SyntheticEvent } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Bag, BagLine } from '#shared/bag/bag.ts'
import { actions } from '#shared/actions.ts'

import { useShop } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityForm, QuantityNote } from '../../ui/quantity.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { QuantityField } from './quantity-field.tsx'
import type { BagMutationRequest } from './use-bag-mutation.ts'
import { useLineStepper } from './use-line-stepper.ts'

interface LineQuantityFormProps {
  line: BagLine
  mutate: (request: BagMutationRequest) => Promise<void>
  onRemove: () => void
  onDone: (bag: Bag, quantity: number) => void
  /** The id of the element with the error message. */
  describedBy: string | undefined
}

/**
 * The stepper of a line, which shows the pending quantity. Without JavaScript it has a submit
 * button.
 */
export function LineQuantityForm(props: LineQuantityFormProps) {
  const href = useHref()
  const { query } = useShop()
  const { form, field } = useLineStepper(props)
  const { productId, maxQuantity, quantity } = props.line
  return (
    <QuantityForm
      ref={form}
      action={href(actions.updateLine.path)}
      method="post"
      noValidate
      onSubmit={(event: SyntheticEvent) => event.preventDefault()}
    >
      <HiddenFields fields={{ lineId: props.line.id }} />
      {/* Enter presses the first submit button of a form, which must not be a step button. */}
      <input type="submit" hidden />
      <QuantityField {...field} describedBy={props.describedBy} />
      {query.get('limited') === productId && quantity === maxQuantity && (
        <QuantityNote role="status">
          <FormattedMessage
            tagName="span"
            id="quantity.limit"
            values={{ maxCategoryLimit: maxQuantity }}
          />
        </QuantityNote>
      )}
      <Button type="submit" tone="quiet" className="scriptless">
        <FormattedMessage id="bag.update" />
      </Button>
    </QuantityForm>
  )
}
