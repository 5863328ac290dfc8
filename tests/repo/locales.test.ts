import {
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  isArgumentElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'

import enCA from '#locales/en-CA.json'
import enUS from '#locales/en-US.json'
import frCA from '#locales/fr-CA.json'

import { filesOf, isNode, isTest, nameOf, partOf, placesWhere, walk } from './sources.ts'

const english: Record<string, string> = enUS
const ids = Object.keys(english).toSorted()
const translations: [string, Record<string, string>][] = [
  ['en-CA', enCA],
  ['fr-CA', frCA],
]

/** Messages that read the same in English and in French, and why. */
const SAME_IN_FRENCH: Record<string, string> = {
  'address.province': 'the French word is the same',
  'country.ca': 'a name',
  'order.total': 'the French word is the same',
  'pagination.label': 'the French word is the same',
  'pagination.page': 'the French word is the same',
  'shell.menu': 'the French word is the same',
  'title.withBrand': 'a title and a name',
}

const sources = filesOf('{client,shared,worker}/**/*.{ts,tsx}').filter(
  (path) => !isTest(path) && !path.endsWith('.d.ts'),
)

test.for(translations)('%s has the same message ids as American English', ([, messages]) => {
  expect(Object.keys(messages).toSorted()).toEqual(ids)
})

test.for(translations)('%s uses the same placeholders as American English', ([, messages]) => {
  expect(gapsOf(messages)).toEqual(gapsOf(english))
})

test.for([['en-US', english] as const, ...translations])(
  '%s has no empty message',
  ([, messages]) => {
    const silent = Object.entries(messages).filter(([, text]) => text.trim() === '')

    expect(silent).toEqual([])
  },
)

test('only the listed messages read the same in French and in English', () => {
  const french: Record<string, string> = frCA
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
  const places = placesWhere(sources, (node, around) => {
    if (!isMessageId(node, around)) return false
    return idsIn(node.value).some((id) => id === null || !ids.includes(id))
  })

  expect(places).toEqual([])
})

test('all text of the interface comes from the locale files', () => {
  const markup = sources.filter((path) => /^client\/(?!pages\/style-guide\/)/.test(path))
  const places = placesWhere(markup, (node, [parent, element]) => {
    if (node.type === 'JSXText') return isWord(node.value)
    if (parent?.type !== 'JSXExpressionContainer' || element?.type !== 'JSXElement') return false
    if (/^(style|script)$/.test(String(partOf(element, 'openingElement', 'name', 'name'))))
      return false
    if (node.type === 'Literal') return isWord(node.value)
    const texts = node.type === 'TemplateLiteral' ? [node.quasis].flat() : []
    return texts.some((text) => isWord(partOf(text, 'value', 'raw')))
  })

  expect(places).toEqual([])
})

const isWord = (text: unknown) => typeof text === 'string' && /\p{L}{2}/u.test(text)

/** What every translation must keep: each placeholder with its type, and the options of each select. */
const gapsOf = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.keys(messages)
      .toSorted()
      .map((id) => [id, [...new Set(gapsIn(parse(messages[id] ?? '')))].toSorted()]),
  )

function gapsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isArgumentElement(element)) return [element.value]
    if (isNumberElement(element)) return [`${element.value}, number`]
    if (isDateElement(element)) return [`${element.value}, date`]
    if (isTimeElement(element)) return [`${element.value}, time`]
    if (isTagElement(element)) return [`<${element.value}>`, ...gapsIn(element.children)]
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const options = Object.values(element.options).flatMap(({ value }) => gapsIn(value))
    // Plural categories differ between languages; the options of a select do not.
    return isPluralElement(element)
      ? [`${element.value}, plural`, ...options]
      : [
          `${element.value}, select ${Object.keys(element.options).toSorted().join(' ')}`,
          ...options,
        ]
  })
}

type Around = Parameters<Parameters<typeof placesWhere>[1]>[1]

/** `<FormattedMessage id=…>` and `formatMessage({ id: … })`. */
function isMessageId(node: Parameters<Parameters<typeof placesWhere>[1]>[0], around: Around) {
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
