/** Focuses the page's heading, or its content if it has none. */
export function focusHeading(options?: FocusOptions) {
  const heading = document.querySelector<HTMLElement>('#content h1')
  const target = heading ?? document.getElementById('content')
  if (!target) return
  target.tabIndex = -1
  target.focus(options)
}

/** Marks a navigation that loads a document. */
export const FOR_DOCUMENT = 'document'

/** Loads a document, so that nothing of the present one stays in memory. */
export function loadDocument(address: string) {
  if ('navigation' in globalThis) navigation.navigate(address, { info: FOR_DOCUMENT })
  else location.assign(address)
}
