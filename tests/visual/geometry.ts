import * as v from 'valibot'

import { expect, type Page } from '../browser/shop.ts'
import { Geometry } from './baseline.ts'
import type { State } from './states.ts'

type Box = Geometry[string]

/** Another Chromium may round differently and set text slightly wider (px). */
const TOLERANCE = 4

/** Boxes may touch (px). */
const TOUCH = 1

/** The boxes of the visible parts. */
export async function measure(page: Page, { clip, parts }: Pick<State, 'clip' | 'parts'>) {
  const measured = await page.evaluate(
    ([shown, selectors]) => {
      const origin = shown ? document.querySelector(shown)?.getBoundingClientRect() : undefined
      const readBox = (selector: string) => {
        const element = [...document.querySelectorAll(selector)].find((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        )
        if (!element) return null
        const range = document.createRange()
        range.selectNodeContents(element)
        // A heading's box is wider than its text.
        const content = element.matches('h1, h2') ? range : element
        const { left, top, width, height } = content.getBoundingClientRect()
        return [left - (origin?.left ?? 0), top - (origin?.top ?? 0), width, height].map(Math.round)
      }
      return Object.fromEntries(
        Object.entries(selectors).map(([name, selector]) => [name, readBox(selector)]),
      )
    },
    [clip, parts] as const,
  )
  return v.parse(Geometry, measured)
}

/** Expects every part at its place, within the tolerance. */
export function expectPlaces(now: Geometry, before: Geometry | undefined) {
  expect(before, 'is part of the baseline').toBeDefined()
  expect(Object.keys(now)).toEqual(Object.keys(before ?? {}))
  const moved = Object.entries(now).filter(([name, box]) => isMoved(box, before?.[name] ?? null))
  expect(Object.fromEntries(moved), 'parts that moved').toEqual({})
}

function isMoved(now: Box, before: Box) {
  if (!now || !before) return now !== before
  return now.some((value, index) => Math.abs(value - (before[index] ?? 0)) > TOLERANCE)
}

/** Expects that parts do not overlap, and that none is wider than the window or the open panel. */
export async function expectRoom(
  page: Page,
  { clip, width }: Pick<State, 'clip' | 'width'>,
  geometry: Geometry,
) {
  const boxes = Object.entries(geometry)
  const overlapping = boxes.flatMap(([name, box], index) =>
    boxes
      .slice(index + 1)
      .flatMap(([other, second]) => (overlaps(box, second) ? [[name, other]] : [])),
  )
  expect(overlapping, 'parts that overlap').toEqual([])
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest, 'the page').toBeLessThanOrEqual(width)
  expect(await page.evaluate(tooWide, clip ?? '#app'), 'wider than their place').toEqual([])
}

function overlaps(first: Box, second: Box) {
  if (!first || !second) return false
  const [left, top, width, height] = first
  const [otherLeft, otherTop, otherWidth, otherHeight] = second
  return (
    Math.min(left + width, otherLeft + otherWidth) - Math.max(left, otherLeft) > TOUCH &&
    Math.min(top + height, otherTop + otherHeight) - Math.max(top, otherTop) > TOUCH
  )
}

/** Visible controls and headings whose text overflows. */
function tooWide(shown: string) {
  const open = document.querySelector('dialog[open], nav:popover-open')
  const root = open ?? document.querySelector(shown)
  const isWider = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const around = text.parentElement
      // Skips visually hidden text, and store names, which may be truncated with an ellipsis.
      if (!around || getComputedStyle(around).clipPath !== 'none' || around.closest('.store'))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && (box.left < left - 1 || box.right > right + 1)) return true
    }
    return false
  }
  return [...(root?.querySelectorAll('a, button, summary, label, h2, h3') ?? [])]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.closest('#content') && isWider(each))
    .map((each) => each.outerHTML.slice(0, 120))
}
