/** An element with its attributes, and either text or elements in it. */
export interface Element {
  name: string
  attributes?: Readonly<Record<string, string>>
  content?: string | readonly Element[]
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

export const xmlDocument = (root: Element) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root, '')}`

function elementText({ name, attributes = {}, content = [] }: Element, indent: string): string {
  const head = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`),
  ].join(' ')
  if (typeof content === 'string') return `${indent}<${head}>${escaped(content)}</${name}>\n`
  if (content.length === 0) return `${indent}<${head}/>\n`
  const children = content.map((child) => elementText(child, `${indent}  `)).join('')
  return `${indent}<${head}>\n${children}${indent}</${name}>\n`
}
