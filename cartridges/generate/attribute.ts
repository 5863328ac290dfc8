import type { Element } from './xml.ts'

export type AttributeType =
  | 'string'
  | 'text'
  | 'html'
  | 'image'
  | 'boolean'
  | 'int'
  | 'double'
  | 'date'
  | 'datetime'
  | 'set-of-string'

export interface Attribute {
  /** The name in the API without `c_`. */
  id: string
  name: string
  description?: string | undefined
  /** A list of values is an enumeration. */
  type: AttributeType | readonly string[]
  isLocalizable?: boolean
  isMandatory?: boolean
}

/** The elements of the import schema, in its order. */
export const attributeElement = (
  { id, name, description, type, isLocalizable, isMandatory = false }: Attribute,
  element = 'attribute-definition',
): Element => ({
  name: element,
  attributes: { 'attribute-id': id },
  content: [
    textElement('display-name', name),
    ...(description === undefined ? [] : [textElement('description', description)]),
    { name: 'type', content: typeof type === 'string' ? type : 'enum-of-string' },
    ...(isLocalizable ? [{ name: 'localizable-flag', content: 'true' }] : []),
    { name: 'mandatory-flag', content: String(isMandatory) },
    ...(typeof type === 'string'
      ? []
      : [{ name: 'value-definitions', content: type.map(valueElement) }]),
  ],
})

const valueElement = (value: string): Element => ({
  name: 'value-definition',
  content: [textElement('display', value), { name: 'value', content: value }],
})

/** A text in the default language. */
export const textElement = (name: string, content: string): Element => ({
  name,
  attributes: { 'xml:lang': 'x-default' },
  content,
})

/** What Business Manager shows together. */
export const groupElement = (id: string, attributes: readonly Attribute[]): Element => ({
  name: 'attribute-group',
  attributes: { 'group-id': id },
  content: [
    textElement('display-name', id),
    ...attributes.map((attribute) => ({
      name: 'attribute',
      attributes: { 'attribute-id': attribute.id },
    })),
  ],
})

/** `marketingCopyHeading` → `Marketing copy heading` */
export function displayNameOf(id: string) {
  const words = id
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word, index) => (index === 0 || /^[A-Z]{2}/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
