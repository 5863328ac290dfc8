import { basename } from 'node:path'

import { parse } from '@formatjs/icu-messageformat-parser'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { CORE_LOCALE } from '#scripts/build/check-messages.ts'
import { baseOf, coreMessages, readMessages } from '#scripts/build/read-messages.ts'
import { defaultSite, LOCALES } from '#shared/site/site.ts'

import { hasPluralForms, listPlaceholders, pluralsIn } from './message-syntax.ts'
import {
  filesOf,
  isNode,
  isTest,
  nameOf,
  partOf,
  locationsWhere,
  ROOT,
  textOf,
  walk,
} from './sources.ts'
import { SAME_IN_FRENCH } from './same-in-french.ts'

/** Formatters of the library that `client/kit/intl.ts` leaves out. */
const NOT_IN_INTL =
  /^(format|Formatted)((Date|Time|Number|List|Duration)(Range|ToParts|Parts)|DateTimeRange|Time|List|Duration|Plural|RelativeTime|DisplayName)$/

const core = await coreMessages(ROOT, CORE_LOCALE)
const coreIds = Object.keys(core).toSorted()
const coreLocales = filesOf('locales/*.json').map((path) => basename(path, '.json'))
const translations = coreLocales.filter((locale) => locale !== CORE_LOCALE)
const overlays = translations.flatMap((locale) => {
  const base = baseOf(locale)
  return base ? [{ locale, base }] : []
})

/** With those of the shop. */
const messages = await readMessages(ROOT, defaultSite.defaultLocale)
const ids = Object.keys(messages).toSorted()

const sources = filesOf('{client,shared,shop,worker}/**/*.{ts,tsx}').filter(
  (path) => !isTest(path) && !path.endsWith('.d.ts'),
)

test('every complete locale of the core has a file of each capability', () => {
  const capabilities = filesOf(`locales/${CORE_LOCALE}/*.json`).map((path) => path.split('/')[2])
  for (const locale of translations.filter((each) => baseOf(each) === undefined)) {
    expect(filesOf(`locales/${locale}/*.json`).map((path) => path.split('/')[2])).toEqual(
      capabilities,
    )
  }
})

test('a message is in one file of its locale', async () => {
  const ofFiles = filesOf(`locales/${CORE_LOCALE}.json`, `locales/${CORE_LOCALE}/*.json`).flatMap(
    (path) => Object.keys(v.parse(v.record(v.string(), v.string()), JSON.parse(textOf(path)))),
  )
  expect(ofFiles.toSorted()).toEqual(coreIds)
})

test.for(overlays)('$locale has only what differs from $base', async ({ locale, base }) => {
  const complete = await coreMessages(ROOT, base)
  const own = Object.entries(ownMessages(locale))

  expect(own.filter(([id]) => !(id in complete))).toEqual([])
  expect(own.filter(([id, text]) => complete[id] === text)).toEqual([])
})

test.for(translations)('%s has every message of the core', async (locale) => {
  expect(Object.keys(await coreMessages(ROOT, locale)).toSorted()).toEqual(coreIds)
})

test.for(translations)('%s has the same placeholders', async (locale) => {
  expect(listPlaceholders(await coreMessages(ROOT, locale))).toEqual(listPlaceholders(core))
})

test.for(LOCALES)('%s of the shop has the placeholders of its default locale', async (locale) => {
  expect(listPlaceholders(await readMessages(ROOT, locale))).toEqual(listPlaceholders(messages))
})

test.for(LOCALES)('%s has the plural forms that its language needs', async (locale) => {
  const texts = Object.entries(await readMessages(ROOT, locale))
  const wrong = texts.filter(([, text]) =>
    pluralsIn(parse(text)).some((plural) => !hasPluralForms(locale, plural)),
  )

  expect(wrong).toEqual([])
})

test.for(LOCALES)('%s leaves no message untranslated', async (locale) => {
  const texts = Object.entries(await readMessages(ROOT, locale))

  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
})

test('only the listed messages read the same in French and in English', async () => {
  const french = await coreMessages(ROOT, 'fr-CA')
  const same = coreIds.filter((id) => french[id] === core[id])

  expect(same).toEqual(Object.keys(SAME_IN_FRENCH))
})

test('every message is used in the source code', () => {
  const written = new Set<unknown>()
  for (const path of sources) {
    walk(path, (node) => {
      if (node.type === 'Literal') written.add(node.value)
    })
  }

  expect(ids.filter((id) => !written.has(id))).toEqual([])
})

test('every message id in the source code is a literal and exists', () => {
  const locations = locationsWhere(sources, (node, around) => {
    if (!isMessageId(node, around)) return false
    return idsIn(node.value).some((id) => id === null || !ids.includes(id))
  })

  expect(locations).toEqual([])
})

test('all text of the interface comes from the locale files', () => {
  const markup = sources.filter((path) => /^client\/(?!content\/style-guide\/)/.test(path))
  const locations = locationsWhere(markup, (node, [parent, element]) => {
    if (node.type === 'JSXText') return isWord(node.value)
    if (parent?.type !== 'JSXExpressionContainer' || element?.type !== 'JSXElement') return false
    if (/^(style|script)$/.test(String(partOf(element, 'openingElement', 'name', 'name'))))
      return false
    if (node.type === 'Literal') return isWord(node.value)
    const texts = node.type === 'TemplateLiteral' ? [node.quasis].flat() : []
    return texts.some((text) => isWord(partOf(text, 'value', 'raw')))
  })

  expect(locations).toEqual([])
})

test('only formatters that the shop’s own intl object has are used', () => {
  const components = filesOf('{client,worker}/**/*.{ts,tsx}').filter((path) => !isTest(path))
  const locations = locationsWhere(components, ({ type, name }) => {
    const isName = type === 'Identifier' || type === 'JSXIdentifier'
    return isName && NOT_IN_INTL.test(String(name))
  })
  expect(locations).toEqual([])
})

const isWord = (text: unknown) => typeof text === 'string' && /\p{L}{2}/u.test(text)

const ownMessages = (locale: string) =>
  v.parse(v.record(v.string(), v.string()), JSON.parse(textOf(`locales/${locale}.json`)))

type Around = Parameters<Parameters<typeof locationsWhere>[1]>[1]

/** `<FormattedMessage id=…>` and `formatMessage({ id: … })`. */
function isMessageId(node: Parameters<Parameters<typeof locationsWhere>[1]>[0], around: Around) {
  const [parent, grandparent] = around
  if (node.type === 'JSXAttribute') {
    const element = String(nameOf(partOf(parent, 'name')))
    return partOf(node, 'name', 'name') === 'id' && element.startsWith('Formatted')
  }
  return (
    node.type === 'Property' &&
    nameOf(node.key) === 'id' &&
    /(^|\.)formatMessage$/.test(nameOf(partOf(grandparent, 'callee')) ?? '')
  )
}

/** The possible ids of an expression; null for a composed id. TypeScript checks ids in variables. */
function idsIn(value: unknown): (string | null)[] {
  if (!isNode(value)) return [null]
  if (value.type === 'JSXExpressionContainer') return idsIn(value.expression)
  if (value.type === 'Literal') return [typeof value.value === 'string' ? value.value : null]
  if (value.type === 'ConditionalExpression') {
    return [...idsIn(value.consequent), ...idsIn(value.alternate)]
  }
  return value.type === 'MemberExpression' || value.type === 'Identifier' ? [] : [null]
}
