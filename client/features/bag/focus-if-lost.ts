/** Focuses the element if the focused one was removed. @returns false if the focus is still lost */
export function focusIfLost(id: string) {
  const isLost = document.activeElement === document.body
  const target = isLost ? document.getElementById(id) : null
  target?.focus()
  return !isLost || target !== null
}
