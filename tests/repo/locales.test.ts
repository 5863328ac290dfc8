import {
  isDateElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  isArgumentElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { BASE_LOCALES } from '#locales/overlays.ts'
import { readMessages } from '#scripts/build/read-messages.ts'
import { LOCALES, type Locale } from '#shared/site/site.ts'

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

const SOURCE: Locale = 'en-US'
/** French has a form for millions; nothing here is counted that high, and `other` stands in for it. */
const NEVER_REACHED = 'many'

/** Formatters of the library that `client/intl.ts` leaves out. */
const NOT_IN_INTL =
  /^(format|Formatted)((Date|Time|Number|List|Duration)(Range|ToParts|Parts)|DateTimeRange|Time|List|Duration|Plural|RelativeTime|DisplayName)$/

const english = await readMessages(ROOT, SOURCE)
const ids = Object.keys(english).toSorted()
const translations = LOCALES.filter((locale) => locale !== SOURCE)
const overlays = LOCALES.flatMap((locale) => {
  const base = BASE_LOCALES[locale]
  return base ? [{ locale, base }] : []
})

const sources = filesOf('{client,shared,worker}/**/*.{ts,tsx}').filter(
  (path) => !isTest(path) && !path.endsWith('.d.ts'),
)

test('every locale of the shop has a file, and there is no other', () => {
  expect(filesOf('locales/*.json')).toEqual(
    LOCALES.map((locale) => `locales/${locale}.json`).toSorted(),
  )
  const capabilities = filesOf(`locales/${SOURCE}/*.json`).map((path) => path.split('/')[2])
  for (const locale of translations.filter((each) => BASE_LOCALES[each] === undefined)) {
    expect(filesOf(`locales/${locale}/*.json`).map((path) => path.split('/')[2])).toEqual(
      capabilities,
    )
  }
})

test('a message is in one file of its locale', async () => {
  const ofFiles = filesOf(`locales/${SOURCE}.json`, `locales/${SOURCE}/*.json`).flatMap((path) =>
    Object.keys(v.parse(v.record(v.string(), v.string()), JSON.parse(textOf(path)))),
  )
  expect(ofFiles.toSorted()).toEqual(ids)
})

test('an overlay lies directly on a complete locale', () => {
  expect(overlays.filter(({ base }) => base in BASE_LOCALES)).toEqual([])
})

test.for(overlays)('%s has no empty message', async ({ locale, base }) => {
  const complete = await readMessages(ROOT, base)
  const own = Object.entries(ownMessages(locale))

  expect(own.filter(([id]) => !(id in complete))).toEqual([])
  expect(own.filter(([id, text]) => complete[id] === text)).toEqual([])
})

test.for(translations)('%s says everything that American English says', async (locale) => {
  expect(Object.keys(await readMessages(ROOT, locale)).toSorted()).toEqual(ids)
})

test.for(translations)('%s fills the same gaps', async (locale) => {
  expect(gapsOf(await readMessages(ROOT, locale))).toEqual(gapsOf(english))
})

test.for(LOCALES)('%s has the plural forms that its language needs', async (locale) => {
  const messages = Object.entries(await readMessages(ROOT, locale))
  const wrong = messages.filter(([, text]) =>
    pluralsIn(parse(text)).some((plural) => !hasFormsOf(locale, plural)),
  )

  expect(wrong).toEqual([])
})

test.for(LOCALES)('%s leaves nothing unsaid', async (locale) => {
  const messages = Object.entries(await readMessages(ROOT, locale))

  expect(messages.filter(([, text]) => text.trim() === '')).toEqual([])
})

test('only the listed messages read the same in French and in English', async () => {
  const french = await readMessages(ROOT, 'fr-CA')
  const same = ids.filter((id) => french[id] === english[id])

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
  const markup = sources.filter((path) => /^client\/(?!pages\/style-guide\/)/.test(path))
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

const ownMessages = (locale: Locale) =>
  v.parse(v.record(v.string(), v.string()), JSON.parse(textOf(`locales/${locale}.json`)))

function pluralsIn(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return pluralsIn(element.children)
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const inside = Object.values(element.options).flatMap(({ value }) => pluralsIn(value))
    return isPluralElement(element) ? [element, ...inside] : inside
  })
}

/** CLDR's forms and no other, beside exact numbers such as `=0`. */
function hasFormsOf(locale: Locale, { options, pluralType: type }: PluralElement) {
  const forms = Object.keys(options).filter((form) => !form.startsWith('='))
  const known = new Intl.PluralRules(locale, type && { type }).resolvedOptions().pluralCategories
  const needed = known.filter((form) => form !== NEVER_REACHED)
  return (
    needed.every((form) => forms.includes(form)) &&
    forms.every((form) => known.some((k) => k === form))
  )
}

/** What a translation must not lose: each placeholder with its kind, and the choices that code makes. */
const gapsOf = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.keys(messages)
      .toSorted()
      .map((id) => [id, [...new Set(gapsIn(parse(messages[id] ?? '')))].toSorted()]),
  )

function gapsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isArgumentElement(element)) return [element.value]
    if (isPoundElement(element)) return ['#']
    if (isNumberElement(element)) return [`${element.value}, number`]
    if (isDateElement(element)) return [`${element.value}, date`]
    if (isTimeElement(element)) return [`${element.value}, time`]
    if (isTagElement(element)) return [`<${element.value}>`, ...gapsIn(element.children)]
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const options = Object.values(element.options).flatMap(({ value }) => gapsIn(value))
    // Plural categories differ between languages; the options of a select do not.
    return isPluralElement(element)
      ? [`${element.value}, plural ${exactFormsOf(element)}`, ...options]
      : [
          `${element.value}, select ${Object.keys(element.options).toSorted().join(' ')}`,
          ...options,
        ]
  })
}

/** Numbers with a text of their own, as in `=0 {No products}`; ordinals are told apart. */
const exactFormsOf = ({ options, pluralType }: PluralElement) =>
  [
    pluralType,
    ...Object.keys(options)
      .filter((form) => form.startsWith('='))
      .toSorted(),
  ].join(' ')

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

/** The ids that an expression may evaluate to; null for a composed id. TypeScript checks ids in variables. */
function idsIn(value: unknown): (string | null)[] {
  if (!isNode(value)) return [null]
  if (value.type === 'JSXExpressionContainer') return idsIn(value.expression)
  if (value.type === 'Literal') return [typeof value.value === 'string' ? value.value : null]
  if (value.type === 'ConditionalExpression') {
    return [...idsIn(value.consequent), ...idsIn(value.alternate)]
  }
  return value.type === 'MemberExpression' || value.type === 'Identifier' ? [] : [null]
}
