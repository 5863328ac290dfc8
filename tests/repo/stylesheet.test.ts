import { createElement, type ComponentType, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { part } from '#client/ui/part.ts'
import { partNames, stylesheetText } from '#client/ui/stylesheet.ts'
import { getCssText, sheet } from '#client/ui/theme.ts'

import { filesOf, isTest, nameOf, partOf, placesWhere, type SyntaxNode } from './sources.ts'

const sources = filesOf('client/**/*.{ts,tsx}').filter((path) => !isTest(path))

test('styles are made in client/ui, once, where a module is loaded', () => {
  const misplaced = placesWhere(
    sources,
    (node, around, path) =>
      makesStyles(node) && !(path.startsWith('client/ui/') && isLoaded(around)),
  )

  expect(misplaced).toEqual([])
  expect(placesWhere(sources, makesStyles).length).toBeGreaterThan(20)
})

test('no element brings rules of its own', () => {
  const places = placesWhere(sources, (node) => {
    if (node.type !== 'JSXAttribute') return false
    return (
      partOf(node, 'name', 'name') === 'css' || isResponsive(partOf(node, 'value', 'expression'))
    )
  })

  expect(places).toEqual([])
})

test('the stylesheet has every rule that any component in any variant asks for', () => {
  const text = stylesheetText()
  expect(sheet.components.length).toBeGreaterThan(20)

  for (const component of sheet.components) {
    if (!isComponent(component)) throw new Error('Something on record is no component.')
    for (const props of everyChoice(variantsOf(component))) {
      renderToStaticMarkup(createElement(component, props))
      expect(getCssText(), `${component.toString()} ${JSON.stringify(props)}`).toBe(text)
    }
  }
})

test('what is deployed names the same rules as the styles that it was made of', () => {
  // Without the build's attribution every component stands under no file, in the order of its making.
  const compiled = Object.values(partNames()).flat()
  expect(compiled).toHaveLength(sheet.components.length)

  sheet.components.forEach((component, index) => {
    const names = compiled[index]
    if (!isComponent(component) || !names) throw new Error('Something on record is no component.')
    const Compiled = part('i', names.base, names.variants, names.defaults)
    for (const props of everyChoice(variantsOf(component))) {
      const own = classesOf(createElement(component, { ...props, as: 'i' }))
      expect(
        classesOf(createElement(Compiled, props)),
        `${names.base} ${JSON.stringify(props)}`,
      ).toEqual(own)
    }
  })
})

/** Those that have rules: Stitches also names a variant without any. */
function classesOf(element: ReactElement) {
  const [, classes = ''] = /class="([^"]*)"/.exec(renderToStaticMarkup(element)) ?? []
  const text = getCssText()
  return new Set(classes.split(' ').filter((name) => text.includes(`.${name}`)))
}

const makesStyles = (node: SyntaxNode) =>
  node.type === 'CallExpression' &&
  ['styled', 'globalCss', 'keyframes', 'css'].includes(nameOf(partOf(node, 'callee')) ?? '')

const isLoaded = (around: readonly SyntaxNode[]) =>
  !around.some(({ type }) => /Function|Class|Loop|^(For|While)/.test(type))

/** `{ '@wide': … }`: a rule per breakpoint that no build has seen. */
function isResponsive(value: unknown) {
  const properties = partOf(value, 'properties')
  return (
    Array.isArray(properties) &&
    properties.some((property) => String(partOf(property, 'key', 'value')).startsWith('@'))
  )
}

type Choice = Record<string, string>

const isComponent = (value: object): value is ComponentType<Choice> => '$$typeof' in value

const INTERNAL = Symbol.for('sxs.internal')

type Composer = [string, object, [Choice, object][], [Choice, object][], ...unknown[]]

/** All values of all variants, by name. */
function variantsOf(component: object) {
  const internal: { composers: Iterable<Composer> } | undefined = Reflect.get(component, INTERNAL)
  const values: Record<string, Set<string>> = {}
  for (const [, , singular, compound] of internal?.composers ?? []) {
    for (const [match] of [...singular, ...compound]) {
      for (const [name, value] of Object.entries(match)) (values[name] ??= new Set()).add(value)
    }
  }
  return values
}

/** Every combination of values, each variant also left out. */
const everyChoice = (variants: Record<string, Set<string>>) =>
  Object.entries(variants).reduce<Choice[]>(
    (choices, [name, values]) =>
      choices.flatMap((choice) => [
        choice,
        ...[...values].map((value) => ({ ...choice, [name]: value })),
      ]),
    [{}],
  )
