import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { HEARD } from '#scripts/build/react-events-plugin.ts'

import { filesOf, isTest, locationsWhere, nameOf, partOf, type SyntaxNode } from './sources.ts'

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const react = readFileSync(resolve(folder, 'cjs/react-dom-client.production.js'), 'utf8')

/** Those that React registers one by one, not as part of its list. */
const NOT_LISTED =
  'doubleClick mouseEnter mouseLeave scrollEnd select beforeInput compositionStart compositionEnd ' +
  'compositionUpdate animationStart animationIteration animationEnd transitionRun transitionStart ' +
  'transitionCancel transitionEnd'

const known = [
  ...(/"(abort auxClick [\w ]+)"/.exec(react)?.[1] ?? '').split(' '),
  ...NOT_LISTED.split(' '),
]

const unheard = new Set(
  known
    .filter((name) => !HEARD.includes(name))
    .map((name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`)
    .flatMap((prop) => [prop, `${prop}Capture`]),
)

test('components listen only to events that React hears in the build', () => {
  expect(known).toEqual(expect.arrayContaining(HEARD))
  expect(unheard).toContain('onMouseMove')
  const sources = filesOf('client/**/*.{ts,tsx}').filter((path) => !isTest(path))
  const isUnheardProp = (node: SyntaxNode) => {
    if (node.type === 'JSXAttribute') return unheard.has(String(partOf(node, 'name', 'name')))
    return node.type === 'Property' && unheard.has(nameOf(partOf(node, 'key')) ?? '')
  }
  expect(locationsWhere(sources, isUnheardProp)).toEqual([])
})
