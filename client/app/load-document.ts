/** Marks a navigation that loads a document. */
export const FOR_DOCUMENT = 'document'

/** Loads a document, so that nothing of the present one stays in memory. */
export function loadDocument(address: string) {
  if ('navigation' in globalThis) navigation.navigate(address, { info: FOR_DOCUMENT })
  else location.assign(address)
}
