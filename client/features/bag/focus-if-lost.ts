/** Who stood on what has gone stands on this; nobody who stands elsewhere is taken there. */
export function focusIfLost(id: string) {
  const isLost = document.activeElement === document.body
  const place = isLost ? document.getElementById(id) : null
  place?.focus()
  return !isLost || place !== null
}
