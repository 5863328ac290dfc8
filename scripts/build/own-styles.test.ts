import { expect, test } from 'vitest'

import { divideStyles, findStylesheet } from './own-styles.ts'

const names = { base: '', variants: {}, defaults: {} }
const NAMES = { 'button.tsx': { Button: names }, 'modal/modal.tsx': { Modal: names } }

test('the rules of a file with a separate stylesheet are not in the one of every page', () => {
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

test('a folder of the design system has one stylesheet', () => {
  expect(findStylesheet('button.tsx')).toBeNull()
  expect(['product/buying.tsx', 'product/notes.tsx'].map(findStylesheet)).toEqual([
    'product',
    'product',
  ])
})

test('the styles of a place are in a stylesheet that its pages have anyway', () => {
  expect(findStylesheet('/shop/slots/look.tsx')).toBeNull()
  expect(findStylesheet('/shop/slots/story/look-product.tsx')).toBe('product')
  expect(findStylesheet('/shop/modules/finder/look.tsx')).toBe('shop-modules-finder')
})

test('a look of a place with the name of no stylesheet fails the build with a sentence', () => {
  const divide = (file: string) => divideStyles('', { ...NAMES, [file]: {} })
  expect(() => divide('/shop/slots/look-modal.tsx')).not.toThrow()
  expect(() => divide('/shop/slots/look.tsx')).not.toThrow()
  expect(() => divide('/shop/slots/look-modal-late.tsx')).toThrow(
    'No page has the styles of /shop/slots/look-modal-late.tsx. Name it look.tsx for all pages, or look-<name>.tsx with one of modal.',
  )
})
