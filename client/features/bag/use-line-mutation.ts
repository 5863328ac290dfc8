import type { SyntheticEvent } from 'react'

import type { BagLine } from '#shared/bag/bag.ts'

import { useRejectedForm } from '../actions/use-rejected-form.ts'
import { focusIfLost } from './focus-if-lost.ts'
import { useBagMutation } from './use-bag-mutation.ts'
import { useLineAnnouncement } from './use-line-announcement.ts'

/**
 * Changes of a line, announced when they are done.
 *
 * @param onRemove called when the line is about to be removed
 * @param failure said of every failure
 */
export function useLineMutation(
  line: BagLine,
  onRemove: (line: BagLine) => void,
  failure?: FormatjsIntl.Message['ids'],
) {
  const refused = useRejectedForm('updateLine', { lineId: line.id })
  const { mutate, notice } = useBagMutation('updateLine', refused?.problem, failure)
  const onDone = useLineAnnouncement(line)

  /** The submit handler of a form that sets the quantity at once. */
  const setQuantity = (quantity: number) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (quantity === 0) onRemove(line)
    void mutate({
      run: (queue) => queue.updateLine({ lineId: line.id, quantity }),
      onDone(bag) {
        onDone(bag, quantity)
        // The button that reduced the quantity disappears together with the problem.
        if (quantity > 0) setTimeout(() => focusIfLost(`quantity-${line.id}`))
      },
      form: event.currentTarget,
    })
  }

  return { mutate, onDone, setQuantity, notice, isRefused: refused !== null }
}
