import { MOST_OF_TARGET, TARGET } from '#shared/vitals/vitals.ts'

/** Ids that the markup of the shop writes. Others may contain the id of a product or of an address. */
const WORDS = /^[a-z]+(-[a-z]+)*$/i

/**
 * The path of an element by tag names, from the nearest element whose id is of words, such as `#content>ul>li>a>img`. It contains no
 * text, no class and no address. For `web-vitals`, whose own paths have classes and all ids.
 */
export function describeElement(node: Node | null): string {
  let path = ''
  let element = node instanceof Element ? node : node?.parentElement
  while (element) {
    const isNamed = WORDS.test(element.id)
    const longer = [isNamed ? `#${element.id}` : nameOf(element), path].filter(Boolean).join('>')
    if (longer.length > MOST_OF_TARGET || !TARGET.test(longer)) return path
    path = longer
    if (isNamed) return path
    element = element.parentElement
  }
  return path
}

/** The tag, with the action of the document if it has one (`client/kit/document-actions.ts`). */
function nameOf(element: Element) {
  const action = element.getAttribute('data-action') ?? ''
  return element.localName + (WORDS.test(action) ? `[data-action=${action}]` : '')
}
