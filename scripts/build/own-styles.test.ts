import { expect, test } from 'vitest'

import { divideStyles, ownStylesheetOf } from './own-styles.ts'

const names = { base: '', variants: {}, defaults: {} }
const NAMES = { 'button.tsx': { Button: names }, 'modal/modal.tsx': { Modal: names } }

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

test('a folder of the design system is a stylesheet', () => {
  expect(ownStylesheetOf('button.tsx')).toBeNull()
  expect(['product/buying.tsx', 'product/scent.tsx'].map(ownStylesheetOf)).toEqual([
    'product',
    'product',
  ])
})
