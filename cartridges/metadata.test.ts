import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Element } from '@xmldom/xmldom'
import { expect, test } from 'vitest'

import { absences, preferences, shopAttributes } from './generate/declarations.ts'
import { shopMetadataFiles } from './generate/metadata.ts'
import { CUSTOMER_TYPES, LINE_TYPES, PRODUCT_TYPES } from './generate/shop-attributes.ts'
import { childrenOf, readXml, textIn } from './testing/xml.ts'

const read = (path: string) =>
  readXml(readFileSync(resolve(import.meta.dirname, 'metadata', path), 'utf8'))

const extensions = read('meta/system-objecttype-extensions.xml')
const customTypes = read('meta/custom-objecttype-definitions.xml')

const NAMESPACE = 'http://www.demandware.com/xml/impex/metadata/2006-10-31'

/** The elements of a definition in the order of the import schema. */
const ORDER = [
  'display-name',
  'description',
  'type',
  'localizable-flag',
  'mandatory-flag',
  'value-definitions',
]
const TYPES = [
  'string',
  'text',
  'html',
  'image',
  'boolean',
  'int',
  'double',
  'date',
  'datetime',
  'set-of-string',
  'enum-of-string',
]

const idOf = (element: Element) => element.getAttribute('attribute-id') ?? ''
const extensionOf = (type: string) =>
  childrenOf(extensions).find((element) => element.getAttribute('type-id') === type)
const definitionsIn = (type: Element) =>
  ['custom-attribute-definitions', 'attribute-definitions'].flatMap((name) =>
    childrenOf(type, name).flatMap((list) => childrenOf(list)),
  )
const groupsIn = (type: Element) =>
  childrenOf(type, 'group-definitions').flatMap((list) => childrenOf(list, 'attribute-group'))
const attributesOf = (type: string) => {
  const extension = extensionOf(type)
  return extension ? definitionsIn(extension).map(idOf) : []
}

const shopTypes = shopMetadataFiles().flatMap(([, text]) => childrenOf(readXml(text)))
const types = [...childrenOf(extensions), ...childrenOf(customTypes), ...shopTypes]

test('the metadata are in the namespace of the import, and define no attribute twice', () => {
  expect([extensions, customTypes].map((root) => [root.nodeName, root.namespaceURI])).toEqual([
    ['metadata', NAMESPACE],
    ['metadata', NAMESPACE],
  ])
  for (const type of types) {
    const ids = definitionsIn(type).map(idOf)
    expect(new Set(ids).size, type.getAttribute('type-id') ?? '').toBe(ids.length)
  }
})

test('every definition has a name and a type of the platform, in the order of its schema', () => {
  const keys = types.flatMap((type) => childrenOf(type, 'key-definition'))
  const definitions = [...types.flatMap(definitionsIn), ...keys]
  expect(definitions.length).toBeGreaterThan(130)
  for (const definition of definitions) {
    const names = childrenOf(definition).map(({ nodeName }) => nodeName)
    expect(names, idOf(definition)).toEqual(ORDER.filter((name) => names.includes(name)))
    expect(textIn(definition, 'display-name'), idOf(definition)).toMatch(/^\S/)
    expect(TYPES, idOf(definition)).toContain(textIn(definition, 'type'))
    expect(names.includes('value-definitions'), idOf(definition)).toBe(
      textIn(definition, 'type') === 'enum-of-string',
    )
    expect(idOf(definition)).toMatch(/^[A-Za-z]\w*$/)
  }
})

test('editors find every attribute in a group', () => {
  for (const type of types) {
    const grouped = groupsIn(type).flatMap((group) => childrenOf(group, 'attribute').map(idOf))
    const keys = childrenOf(type, 'key-definition').map(idOf)
    expect(grouped, type.getAttribute('type-id') ?? '').toEqual([
      ...keys,
      ...definitionsIn(type).map(idOf),
    ])
  }
})

test('every attribute that check:live looks for is defined, unless only a hook can know it', () => {
  const missing = [
    { rows: PRODUCT_TYPES, checked: absences.product, type: 'Product' },
    { rows: LINE_TYPES, checked: absences.basket, type: 'ProductLineItem' },
    { rows: CUSTOMER_TYPES, checked: absences.customer, type: 'Profile' },
  ].flatMap(({ rows, checked, type }) => {
    const defined = attributesOf(type)
    const computed = Object.entries(rows).flatMap(([id, row]) => (row === 'computed' ? id : []))
    return Object.keys(checked).filter(
      (id) => !computed.includes(id) && !defined.includes(id.slice(2)),
    )
  })
  expect(missing).toEqual([])
})

test('an archive beside this one defines the attributes of the retailer, and no other ones', () => {
  const own = shopTypes.flatMap(definitionsIn).map(idOf)
  expect(own).toEqual(Object.keys(shopAttributes).map((id) => id.slice(2)))
  expect(attributesOf('Product').filter((id) => own.includes(id))).toEqual([])
})

test('every attribute that the shop sends with items, shipments and payments is defined', () => {
  expect(attributesOf('ProductLineItem')).toEqual(
    expect.arrayContaining([
      'addedPrice',
      'addId',
      'set_qty',
      'isBonusLineItem',
      'fromStoreId',
      'isAutoRefreshSubscribedItem',
      'orderGrooveFrequency',
      'giftCardRecipient',
    ]),
  )
  expect(attributesOf('Shipment')).toEqual(
    expect.arrayContaining(['fromStoreId', 'pickupFirstName', 'arrivesFrom', 'arrivesBy']),
  )
  expect(attributesOf('OrderPaymentInstrument')).toEqual(['confirmedTotal', 'balance'])
})

test('the group of site preferences holds exactly the preferences that the shop reads', () => {
  const extension = extensionOf('SitePreferences')
  const [group] = extension ? groupsIn(extension) : []
  expect(group?.getAttribute('group-id')).toBe('Vitrine')
  expect(group && childrenOf(group, 'attribute').map(idOf).toSorted()).toEqual(
    preferences.toSorted(),
  )
})

test('tools recognize the cartridge by its project file', () => {
  const path = resolve(import.meta.dirname, 'app_vitrine/.project')
  const project = readXml(readFileSync(path, 'utf8'))
  expect(textIn(project, 'name')).toBe('app_vitrine')
  expect(project.textContent).toContain('com.demandware.studio.core.beehiveNature')
})

test('rejects a document that is not well-formed', () => {
  expect(() => readXml('<metadata><type></metadata>')).toThrow(/type/)
})

test('every outside service that a script calls is defined, with a deadline below that of the platform', () => {
  const services = read('services.xml')
  const idsOf = (name: string) =>
    childrenOf(services, name).map((element) => element.getAttribute(`${name}-id`) ?? '')
  const called = globSync('app_vitrine/cartridge/rest-apis/*/script.js', {
    cwd: import.meta.dirname,
  }).flatMap(
    (path) => readFileSync(resolve(import.meta.dirname, path), 'utf8').match(/vitrine\.\w+/g) ?? [],
  )

  expect(new Set(called)).toEqual(new Set(idsOf('service')))
  for (const service of childrenOf(services, 'service')) {
    expect(idsOf('service-profile')).toContain(textIn(service, 'profile-id'))
    expect(idsOf('service-credential')).toContain(textIn(service, 'credential-id'))
  }
  for (const profile of childrenOf(services, 'service-profile')) {
    expect(Number(textIn(profile, 'timeout-millis'))).toBeLessThan(10_000)
  }
})
