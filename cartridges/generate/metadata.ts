import {
  attributeElement,
  displayNameOf,
  groupElement,
  textElement,
  type Attribute,
  type AttributeType,
} from './attribute.ts'
import { CUSTOM_TYPES, type CustomType } from './custom-types.ts'
import {
  absences,
  assetFields,
  SHOP_METADATA,
  shopAttributes,
  type FieldKind,
} from './declarations.ts'
import {
  CUSTOMER_TYPES,
  FURTHER_ATTRIBUTES,
  LINE_TYPES,
  PREFERENCE_TYPES,
  PRODUCT_TYPES,
  WAREHOUSE_PREFERENCES,
  type Row,
} from './shop-attributes.ts'
import { xmlDocument, type Element } from './xml.ts'

const NAMESPACE = 'http://www.demandware.com/xml/impex/metadata/2006-10-31'

/** The attribute group of the shop. The custom API of preferences reads nothing else. */
export const SHOP_GROUP = 'Vitrine'
const WAREHOUSE_GROUP = 'VitrineWarehouse'
const OWN_GROUP = 'VitrineOwn'

/** The platform defines it. */
const PLATFORM_FIELDS = ['c_body']

/** The metadata to import, by path. */
export const metadataFiles = (): [path: string, content: string][] => [
  [
    'metadata/meta/system-objecttype-extensions.xml',
    metadata(Object.entries(systemTypes()).map(([type, groups]) => extension(type, groups))),
  ],
  [
    'metadata/meta/custom-objecttype-definitions.xml',
    metadata(CUSTOM_TYPES.map(customTypeElement)),
  ],
]

/** The retailer's attributes of products, to import besides. A shop without any has no file. */
export function shopMetadataFiles(): [path: string, content: string][] {
  const attributes = Object.entries(shopAttributes).map(
    ([field, { type, isLocalizable = false, without }]) => ({
      ...attribute(field.replace(/^c_/, ''), type),
      isLocalizable,
      description: `Without it, ${without}.`,
    }),
  )
  if (attributes.length === 0) return []
  return [
    [
      `${SHOP_METADATA}/meta/system-objecttype-extensions.xml`,
      metadata([extension('Product', { [OWN_GROUP]: attributes })]),
    ],
  ]
}

const metadata = (content: Element[]) =>
  xmlDocument({ name: 'metadata', attributes: { xmlns: NAMESPACE }, content })

type Groups = Readonly<Record<string, readonly Attribute[]>>

/** The attributes of each system object by group. */
export function systemTypes(): Readonly<Record<string, Groups>> {
  const checked: Readonly<Record<string, readonly Attribute[]>> = {
    Product: attributesOf(PRODUCT_TYPES, absences.product),
    ProductLineItem: attributesOf(LINE_TYPES, absences.basket),
    Profile: attributesOf(CUSTOMER_TYPES, absences.customer),
    Content: contentAttributes(),
  }
  const further: Readonly<Record<string, Readonly<Record<string, Row>>>> = FURTHER_ATTRIBUTES
  const types = [...new Set([...Object.keys(checked), ...Object.keys(further)])]
  return {
    ...Object.fromEntries(
      types.map((type) => [
        type,
        { [SHOP_GROUP]: [...(checked[type] ?? []), ...attributesOf(further[type] ?? {})] },
      ]),
    ),
    SitePreferences: {
      [SHOP_GROUP]: Object.entries(PREFERENCE_TYPES).map(([id, type]) => attribute(id, type)),
      [WAREHOUSE_GROUP]: attributesOf(WAREHOUSE_PREFERENCES),
    },
  }
}

const attribute = (id: string, type: Attribute['type']): Attribute => ({
  id,
  name: displayNameOf(id),
  type,
})

function attributesOf(
  rows: Readonly<Record<string, Row>>,
  absence: Readonly<Record<string, string>> = {},
): Attribute[] {
  return Object.entries(rows).flatMap(([field, row]) => {
    if (row === 'computed') return []
    const [isLocalizable, type] = typeof row === 'string' ? [false, row] : [true, row[1]]
    const without = absence[field]
    return {
      ...attribute(field.replace(/^c_/, ''), type),
      isLocalizable,
      ...(without !== undefined && { description: `Without it, ${without}.` }),
    }
  })
}

const contentAttributes = (): Attribute[] =>
  Object.entries(assetFields)
    .filter(([field]) => !PLATFORM_FIELDS.includes(field))
    .map(([field, { name, kind, help, isGlobal }]) => ({
      id: field.slice(2),
      name,
      description: help,
      type: typeof kind === 'string' ? CONTENT_TYPES[kind] : kind,
      isLocalizable: !isGlobal && isTranslated(kind),
    }))

const CONTENT_TYPES: Readonly<Record<Extract<FieldKind, string>, AttributeType>> = {
  line: 'string',
  paragraph: 'text',
  markup: 'html',
  image: 'image',
  link: 'string',
  color: 'string',
  names: 'text',
  count: 'int',
  flag: 'boolean',
  category: 'string',
  json: 'text',
}

const isTranslated = (kind: FieldKind) =>
  typeof kind === 'string' && !['color', 'count', 'flag', 'category'].includes(kind)

const extension = (type: string, groups: Groups): Element => ({
  name: 'type-extension',
  attributes: { 'type-id': type },
  content: [
    {
      name: 'custom-attribute-definitions',
      content: Object.values(groups)
        .flat()
        .map((definition) => attributeElement(definition)),
    },
    {
      name: 'group-definitions',
      content: Object.entries(groups).map(([id, attributes]) => groupElement(id, attributes)),
    },
  ],
})

const customTypeElement = ({ id, name, key, attributes }: CustomType): Element => ({
  name: 'custom-type',
  attributes: { 'type-id': id },
  content: [
    textElement('display-name', name),
    { name: 'staging-mode', content: 'source-to-target' },
    { name: 'storage-scope', content: 'site' },
    attributeElement(key, 'key-definition'),
    {
      name: 'attribute-definitions',
      content: attributes.map((definition) => attributeElement(definition)),
    },
    { name: 'group-definitions', content: [groupElement(SHOP_GROUP, [key, ...attributes])] },
  ],
})
