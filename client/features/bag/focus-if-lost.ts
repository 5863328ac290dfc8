/** Focuses the element if the focused one was removed. @returns false if the focus is still lost */
export function focusIfLost(id: string) {
  const isLost = document.activeElement === document.body
  const place = isLost ? document.getElementById(id) : null
  place?.focus()
  return !isLost || place !== null
}
