/** Whether the shopper has typed or chosen something in a form, except in the one that has just been sent. */
export const hasTypedInput = (sent: EventTarget | null) =>
  [...document.forms].some((form) => form !== sent && [...form.elements].some(isChanged))

function isChanged(field: Element) {
  if (field instanceof HTMLSelectElement) {
    const { options, selectedIndex } = field
    const given = [...options].findIndex(({ defaultSelected }) => defaultSelected)
    return selectedIndex !== Math.max(given, 0)
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked
}
