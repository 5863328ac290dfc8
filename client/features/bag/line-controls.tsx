import type { BagLine } from '#shared/bag/bag.ts'

import { LineQuantityForm } from './line-quantity-form.tsx'
import { QuantityButton } from './quantity-button.tsx'
import type { useLineMutation } from './use-line-mutation.ts'

interface LineControlsProps {
  line: BagLine
  mutation: Pick<ReturnType<typeof useLineMutation>, 'mutate' | 'onDone' | 'setQuantity'>
  onRemove: (line: BagLine) => void
  describedBy: string | undefined
}

/** Changes the quantity of a line, unless it is sold out or a gift card, and removes it. */
export function LineControls({ line, mutation, onRemove, describedBy }: LineControlsProps) {
  const { mutate, onDone, setQuantity } = mutation
  return (
    <div className="controls">
      {line.availability !== 'sold-out' && !line.giftCard && (
        <LineQuantityForm
          line={line}
          mutate={mutate}
          onRemove={() => onRemove(line)}
          onDone={onDone}
          describedBy={describedBy}
        />
      )}
      <QuantityButton
        line={line}
        quantity={0}
        onSubmit={setQuantity(0)}
        describedBy={describedBy}
      />
    </div>
  )
}
