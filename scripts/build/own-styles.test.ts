import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { divideStyles, ownStylesheetOf } from './own-styles.ts'

const names = { base: '', variants: {}, defaults: {} }
const NAMES = { 'button.tsx': { Button: names }, 'modal.tsx': { Modal: names } }

test('the rules of a file with its own stylesheet leave the one that all pages share', () => {
  const { shared, own } = divideStyles(
    ':root,.t{--ink:#000}.c-Button{color:red}.c-Modal{margin:0}' +
      '@media (min-width: 1em){.c-Modal-wide{margin:1px}}@media print{.c-Button{color:black}}' +
      '@keyframes lift{from{opacity:0}to{opacity:1}}@media{.c-Button{top:0}.c-Modal{top:1px}}',
    NAMES,
  )

  expect(shared).toBe(
    ':root,.t{--ink:#000}.c-Button{color:red}@media print{.c-Button{color:black}}' +
      '@keyframes lift{from{opacity:0}to{opacity:1}}@media{.c-Button{top:0}}',
  )
  expect(Object.fromEntries(own)).toEqual({
    modal: '.c-Modal{margin:0}@media (min-width: 1em){.c-Modal-wide{margin:1px}}.c-Modal{top:1px}',
  })
})

test('what only products show has one stylesheet, and every list of files is current', () => {
  const files = readdirSync(resolve(import.meta.dirname, '../../client/ui'))
  const sheets = files.map(ownStylesheetOf).filter((sheet) => sheet !== null)

  expect(Map.groupBy(sheets, (sheet) => sheet).get('product')).toHaveLength(7)
  expect(new Set(sheets).size).toBe(26)
})
