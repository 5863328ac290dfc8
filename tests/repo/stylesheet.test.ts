import { createElement, type ComponentType, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { part } from '#client/ui/part.ts'
import { namedStyles, stylesheetText } from '#client/ui/stylesheet.ts'
import { getCssText, sheet } from '#client/ui/theme.ts'
import * as logo from '#shop/logo.tsx'

import { filesOf, isTest, nameOf, partOf, locationsWhere, type SyntaxNode } from './sources.ts'

const sources = filesOf('{client,shop}/**/*.{ts,tsx}').filter((path) => !isTest(path))

test('styles are created only in client/ui, in looks and in the logo, once, when a module loads', () => {
  const misplaced = locationsWhere(
    sources,
    (node, around, path) =>
      makesStyles(node) &&
      !(
        /^(client\/ui\/|shop\/logo\.tsx$|(client\/[\w-]+|shop\/.+)\/look(-[\w-]+)?\.tsx$)/.test(
          path,
        ) && isLoaded(around)
      ),
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
    for (const props of everyChoice(listVariants(component))) {
      renderToStaticMarkup(createElement(component, props))
      expect(getCssText(), `${component.toString()} ${JSON.stringify(props)}`).toBe(text)
    }
  }
})

test('no declaration is split within parentheses', () => {
  // Stitches splits shorthands at spaces, also between nested parentheses. A broken one hides all rules after it.
  const broken = stylesheetText()
    .split(/[{};]/)
    .filter((piece) => piece.split('(').length !== piece.split(')').length)

  expect(broken).toEqual([])
})

test('no rule restyles all siblings of an added element', () => {
  // Chromium treats a universal sibling selector as matching every sibling, and restyles their descendants as well.
  const selectors = stylesheetText().match(/[^{}]+(?=\{)/g) ?? []
  expect(selectors.length).toBeGreaterThan(1000)

  expect(selectors.filter((selector) => /[+~]\s*\*\s*(,|$)/.test(selector))).toEqual([])
})

test('no rule restyles the whole document at every press', () => {
  // If any element may match `:has()`, a press may change what it matches, from the root on.
  expect(stylesheetText().match(/(?<=[{},]\s*)\*?:has\([^{}]*/g)).toBeNull()
})

test('compiled components have the same rules as their styles', () => {
  const rules = rulesByClass(stylesheetText())
  const { text, names } = namedStyles()
  const compiledRules = rulesByClass(text)
  const compiled = Object.values(names).flatMap((ofFile) => Object.entries(ofFile))
  expect(compiled).toHaveLength(sheet.components.length)

  for (const [name, { base, variants, defaults }] of compiled) {
    const component = exported.get(name)
    if (!isComponent(component)) throw new Error(`${name} is not a component.`)
    const Compiled = part('i', base, variants, defaults)
    for (const props of everyChoice(listVariants(component))) {
      expect(
        findRules(createElement(Compiled, props), compiledRules),
        `${name} ${JSON.stringify(props)}`,
      ).toEqual(findRules(createElement(component, { ...props, as: 'i' }), rules))
    }
  }
})

/** Custom properties that scripts or documents set. */
const SET_ELSEWHERE = ['--as-of', '--spot-x', '--spot-y']

test('every custom property that a rule needs is set, and every token is used', () => {
  const text = stylesheetText()
  const namesIn = (pattern: RegExp, rules = text) =>
    new Set(Array.from(rules.matchAll(pattern), ([, name = '']) => name))
  const used = namesIn(/var\((--[\w-]+)/g)
  const needed = namesIn(/var\((--[\w-]+)\)/g)
  const tokens = namesIn(/(--[\w-]+):/g, /:root[^}]*/.exec(text)?.[0])
  expect(tokens.size).toBeGreaterThan(50)

  const set = namesIn(/(--[\w-]+):/g)
  expect([...needed].filter((name) => !set.has(name)).toSorted()).toEqual(SET_ELSEWHERE)
  expect([...tokens].filter((name) => !used.has(name))).toEqual([])
})

const exported = new Map(
  [
    logo,
    ...Object.values(
      import.meta.glob<Record<string, unknown>>(
        ['/client/ui/**/*.tsx', '/client/*/{look,look-*}.tsx', '#shop/*/**/{look,look-*}.tsx'],
        { eager: true },
      ),
    ),
  ].flatMap((module) => Object.entries(module)),
)

const RULE = /@media [^{]+\{[^{}]*\{[^{}]*\}\}|[^{}@]+\{[^{}]*\}/g

/** An element's rules. Stitches also adds a class for a variant without rules. */
function findRules(element: ReactElement, rules: ReadonlyMap<string, string[]>) {
  const [, classes = ''] = /class="([^"]*)"/.exec(renderToStaticMarkup(element)) ?? []
  return new Set(classes.split(' ').flatMap((name) => rules.get(name) ?? []))
}

/** The rules whose selectors contain a class, with `&` replacing that class. */
function rulesByClass(stylesheet: string) {
  const rules = new Map<string, string[]>()
  for (const [rule] of stylesheet.matchAll(RULE)) {
    const classes = new Set(Array.from(rule.matchAll(/\.(c-[\w-]+)/g), ([, name = '']) => name))
    for (const name of classes) {
      const own = rule.replaceAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'), '&')
      rules.set(name, [...(rules.get(name) ?? []), own])
    }
  }
  return rules
}

const makesStyles = (node: SyntaxNode) =>
  node.type === 'CallExpression' &&
  ['styled', 'globalCss', 'keyframes', 'css'].includes(nameOf(partOf(node, 'callee')) ?? '')

const isLoaded = (around: readonly SyntaxNode[]) =>
  !around.some(({ type }) => /Function|Class|Loop|^(For|While)/.test(type))

/** `{ '@wide': … }`: rules for a breakpoint, which the build's stylesheet lacks. */
function isResponsive(value: unknown) {
  const properties = partOf(value, 'properties')
  return (
    Array.isArray(properties) &&
    properties.some((property) => String(partOf(property, 'key', 'value')).startsWith('@'))
  )
}

type Choice = Record<string, string>

const isComponent = (value: unknown): value is ComponentType<Choice> =>
  typeof value === 'object' && value !== null && '$$typeof' in value

const INTERNAL = Symbol.for('sxs.internal')

type Composer = [string, object, [Choice, object][], [Choice, object][], ...unknown[]]

/** All values of all variants, by name. */
function listVariants(component: object) {
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
