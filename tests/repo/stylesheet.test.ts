import { createElement, type ComponentType, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { part } from '#client/ui/part.ts'
import { partNames, stylesheetText } from '#client/ui/stylesheet.ts'
import { getCssText, sheet } from '#client/ui/theme.ts'

import { filesOf, isTest, nameOf, partOf, locationsWhere, type SyntaxNode } from './sources.ts'

const sources = filesOf('client/**/*.{ts,tsx}').filter((path) => !isTest(path))

test('styles are created only in client/ui, once, when a module loads', () => {
  const misplaced = locationsWhere(
    sources,
    (node, around, path) =>
      makesStyles(node) && !(path.startsWith('client/ui/') && isLoaded(around)),
  )

  expect(misplaced).toEqual([])
  expect(locationsWhere(sources, makesStyles).length).toBeGreaterThan(20)
})

test('no element has a css prop or a responsive variant', () => {
  const locations = locationsWhere(sources, (node) => {
    if (node.type !== 'JSXAttribute') return false
    return (
      partOf(node, 'name', 'name') === 'css' || isResponsive(partOf(node, 'value', 'expression'))
    )
  })

  expect(locations).toEqual([])
})

test('the stylesheet has the rules of every component in every variant', () => {
  const text = stylesheetText()
  expect(sheet.components.length).toBeGreaterThan(20)

  for (const component of sheet.components) {
    if (!isComponent(component))
      throw new Error('The sheet lists something that is not a component.')
    for (const props of everyChoice(variantsOf(component))) {
      renderToStaticMarkup(createElement(component, props))
      expect(getCssText(), `${component.toString()} ${JSON.stringify(props)}`).toBe(text)
    }
  }
})

test('no declaration was split within parentheses', () => {
  // Stitches splits shorthands at spaces, also between nested parentheses. A broken one hides all rules after it.
  const broken = stylesheetText()
    .split(/[{};]/)
    .filter((piece) => piece.split('(').length !== piece.split(')').length)

  expect(broken).toEqual([])
})

test('no rule lets an added element restyle its siblings with all they contain', () => {
  // Chromium takes a sibling that may be any element for all of them, and styles their descendants anew as well.
  const selectors = stylesheetText().match(/[^{}]+(?=\{)/g) ?? []
  expect(selectors.length).toBeGreaterThan(1000)

  expect(selectors.filter((selector) => /[+~]\s*\*\s*(,|$)/.test(selector))).toEqual([])
})

test('compiled components use the same rules as the styles they are compiled from', () => {
  // Only the build assigns components to files. Here they are listed in the order of their creation.
  const compiled = Object.values(partNames()).flat()
  expect(compiled).toHaveLength(sheet.components.length)

  sheet.components.forEach((component, index) => {
    const names = compiled[index]
    if (!isComponent(component) || !names)
      throw new Error('The sheet lists something that is not a component.')
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

/** The classes that have rules. Stitches also adds a class for a variant without rules. */
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

/** `{ '@wide': … }`: rules for a breakpoint, which are missing from the stylesheet of the build. */
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

/** Every combination of variant values, including those that leave variants out. */
const everyChoice = (variants: Record<string, Set<string>>) =>
  Object.entries(variants).reduce<Choice[]>(
    (choices, [name, values]) =>
      choices.flatMap((choice) => [
        choice,
        ...[...values].map((value) => ({ ...choice, [name]: value })),
      ]),
    [{}],
  )
