import { onShopEvent } from '../../app/shop-events.ts'

/** Whether the shopper is in another dialog or menu, or is typing. */
const isOccupied = () =>
  document.querySelector('dialog[open], [popover]:popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

/** Calls once the shopper is not in the middle of something else. @returns a function that cancels it */
export function whenUnoccupied(open: () => void) {
  const attempt = () => {
    if (!isOccupied()) open()
  }
  const stop = onShopEvent(({ type }) => type === 'page-viewed' && attempt())
  for (const type of ENDS) document.addEventListener(type, attempt, true)
  attempt()
  return () => {
    stop()
    for (const type of ENDS) document.removeEventListener(type, attempt, true)
  }
}

/** The events with which a dialog or a menu ends. They do not bubble. */
const ENDS = ['close', 'toggle']
