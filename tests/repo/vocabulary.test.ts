import { expect, test } from 'vitest'

import { readComments, filesOf, nameOf, partOf, type SyntaxNode, walk } from './sources.ts'
import { exceptions, retiredNames, retiredPhrases, retiredWords } from './vocabulary.ts'

const FOLDERS = '{cartridges,client,sandbox,scripts,shared,shop-defaults,tests,worker}'
const OWN_FILES = /^tests\/repo\/vocabulary/

const files = filesOf(`${FOLDERS}/**/*`).filter((path) => !OWN_FILES.test(path))
const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path))

/** The words of the sources, read once because parsing takes seconds. */
const names = sources.map((path) => ({ path, ...namesIn(path), comments: readComments(path) }))

test('no identifier has a retired word', () => {
  const found = names.flatMap(({ path, identifiers }) =>
    [...identifiers].flatMap((name) => {
      const instead = insteadOf(name)
      return instead ? [`${path}: ${name} → ${instead}`] : []
    }),
  )

  expect(found).toEqual([])
})

test('no file or folder name has a retired word', () => {
  const found = files
    .filter((path) => exceptions[path] === undefined)
    .flatMap((path) => wordsIn(path).map((word) => ({ path, instead: retiredWords[word] })))
    .filter(({ instead }) => instead !== undefined)
    .map(({ path, instead }) => `${path} → ${instead}`)

  expect(found).toEqual([])
})

test('no comment and no test name has a retired phrase', () => {
  const found = names.flatMap(({ path, comments, testNames }) =>
    [...comments, ...testNames].flatMap((text) =>
      retiredPhrases
        .filter(({ pattern }) => pattern.test(text))
        .map(({ pattern, instead }) => `${path}: ${pattern.exec(text)?.[0]} → ${instead}`),
    ),
  )

  expect(found).toEqual([])
})

test('adding to the bag has one name from form to wire, except in services', () => {
  const other =
    /^(add|put)(To)?(Basket|Cart|Item|Items|Product|ProductToBag|ItemToBag)$|^add-(items?|to-bag)$/
  const found = names
    .filter(({ path }) => /^(client|shared|worker)\/(?!analytics\/activity-service)/.test(path))
    .flatMap(({ path, identifiers, texts }) =>
      [...identifiers, ...texts]
        .filter((name) => other.test(name))
        .map((name) => `${path}: ${name}`),
    )

  expect(found, 'use addToBag, or addItemToBasket for the call of SCAPI').toEqual([])
})

test.each([
  ['openBagDeeds', 'actions or mutations'],
  ['ShopperDoor', 'commerce client'],
  ['keptFields', 'stored…'],
  ['LateRow', 'Deferred…'],
])('finds the retired name %s', (name, instead) => {
  expect(insteadOf(name)).toBe(instead)
})

function insteadOf(name: string): string | undefined {
  if (exceptions[name] !== undefined) return undefined
  const retired = retiredNames.find(({ pattern }) => pattern.test(name))
  return retired?.instead ?? retiredWords[wordsIn(name).find((word) => retiredWords[word]) ?? '']
}

const wordsIn = (name: string) =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase())

function namesIn(path: string) {
  const identifiers = new Set<string>()
  const texts = new Set<string>()
  const testNames: string[] = []
  walk(path, (node) => {
    const { type, name, value } = node
    if (typeof name === 'string' && /^(JSX|Private)?Identifier$/.test(type)) identifiers.add(name)
    if (type === 'Literal' && typeof value === 'string') texts.add(value)
    if (type === 'CallExpression') testNames.push(...testNameOf(node))
  })
  return { identifiers, texts, testNames }
}

function testNameOf(call: SyntaxNode): string[] {
  const callee = nameOf(call.callee) ?? nameOf(partOf(call.callee, 'callee')) ?? ''
  const value = Array.isArray(call.arguments) ? partOf(call.arguments[0], 'value') : undefined
  return /^(test|it|describe)\b/.test(callee) && typeof value === 'string' ? [value] : []
}
