/** The data that the document has for a deferred part, or null while it is not there to its end. */
export function deferredDataIn<Data>(id: string): Data | null {
  const script = globalThis.document?.getElementById(id)
  if (!script?.textContent || !isReadToItsEnd(script)) return null
  const data: Data = JSON.parse(script.textContent)
  return data
}

/** Whether the document may get that data still: the part may be hydrated before the parser has come to its end. */
export const mayCome = (id: string) =>
  document.readyState === 'loading' && document.getElementById(id) !== null

export const whenParsed = () =>
  new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))

/** Comments by which React marks where a boundary starts and ends. */
const START = /^\$/
const END = '/$'

/** Whether the parser has passed the end of the boundary that an element is in. */
function isReadToItsEnd(element: Element) {
  if (document.readyState !== 'loading') return true
  let depth = 0
  for (let node = element.nextSibling; node; node = node.nextSibling) {
    if (node.nodeType !== Node.COMMENT_NODE) continue
    if (node.nodeValue === END && depth === 0) return true
    if (node.nodeValue === END) depth -= 1
    else if (START.test(node.nodeValue ?? '')) depth += 1
  }
  return false
}
