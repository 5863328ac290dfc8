import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { divideStyles, OWN_STYLES } from './own-styles.ts'

const namesOf = (base: string) => ({ base, variants: {}, defaults: {} })
const PARTS = { 'button.tsx': [namesOf('c-button')], 'modal.tsx': [namesOf('c-modal')] }

test('the rules of a file with its own stylesheet leave the one that all pages share', () => {
  const { shared, own } = divideStyles(
    ':root,.t{--ink:#000}.c-button{color:red}.c-modal{margin:0}' +
      '@media (min-width: 1em){.c-modal-wide{margin:1px}}@media print{.c-button{color:black}}' +
      '@keyframes lift{from{opacity:0}to{opacity:1}}',
    PARTS,
  )

  expect(shared).toBe(
    ':root,.t{--ink:#000}.c-button{color:red}@media print{.c-button{color:black}}' +
      '@keyframes lift{from{opacity:0}to{opacity:1}}',
  )
  expect(Object.fromEntries(own)).toEqual({
    'modal.tsx': '.c-modal{margin:0}@media (min-width: 1em){.c-modal-wide{margin:1px}}',
  })
})

test('every file with its own stylesheet is part of the design system', () => {
  const files = readdirSync(resolve(import.meta.dirname, '../../client/ui'))
  const named = OWN_STYLES.source.replace(/^\^\(|\)\\\.tsx\$$/g, '').split('|')

  expect(named.filter((name) => !files.includes(`${name}.tsx`))).toEqual([])
})
