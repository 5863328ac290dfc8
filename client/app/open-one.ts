let closeOpen: (() => void) | null = null

/** Tells that a panel of the header opens, which closes the one that is open. */
export function openOne(close: () => void) {
  if (closeOpen !== close) closeOpen?.()
  closeOpen = close
}
