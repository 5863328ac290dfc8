import { DOMParser, type Element } from '@xmldom/xmldom'

/** The root of a document. @throws if it is not well-formed */
export function readXml(text: string): Element {
  const parser = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`)
    },
  })
  const root = parser.parseFromString(text, 'text/xml').documentElement
  if (!root) throw new Error('the document is empty')
  return root
}

const isElement = (node: { nodeType: number }): node is Element => node.nodeType === 1

/** The elements directly in one, all or those of a name. */
export const childrenOf = (element: Element, name?: string): Element[] =>
  [...element.childNodes].filter(isElement).filter(({ nodeName }) => !name || nodeName === name)

export const textIn = (element: Element, name: string) =>
  childrenOf(element, name)[0]?.textContent ?? null
