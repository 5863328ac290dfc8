import { expect, test } from 'vitest'

import { parseColor, readable, softened } from './color.ts'

test('parses a content color to six hexadecimal digits or null', () => {
  expect(parseColor(' #AbC ')).toBe('#aabbcc')
  expect(parseColor('#0B3D2E')).toBe('#0b3d2e')
  for (const other of ['red', '#12345', '#11223344', 'rgb(0,0,0)', '#fff;background:url(x)', '']) {
    expect(parseColor(other)).toBeNull()
  }
})

test('keeps a readable text color, and otherwise returns black or white', () => {
  expect(readable('#767676', '#ffffff')).toBe('#767676')
  expect(readable('#777777', '#ffffff')).toBe('#000000')
  expect(readable('#444444', '#0b3d2e')).toBe('#ffffff')
  expect(readable('#ffffff', '#ffd24c')).toBe('#000000')
})

test('a background becomes lighter until a text is readable on it', () => {
  expect(softened('#efe3d3', '#55635b')).toBe('#efe3d3')
  expect(softened('#cf9a73', '#55635b')).toBe('#ffdab3')
  expect(softened('#000000', '#000000')).toBe('#808080')
  expect(softened('#000000', '#ffff00')).toBe('#000000')
  expect(softened('#ffffff', '#ffff00')).toBe('#ffffff')
})
