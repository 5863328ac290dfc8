import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { fillIn } from '#scripts/markdown.ts'

import type { Figures } from './figures.ts'
import { pictureOf } from './picture.ts'
import { tablesOf } from './tables.ts'

const DOCS = resolve(import.meta.dirname, '../../docs')
const DOCUMENT = resolve(DOCS, 'performance.md')
const PICTURE = resolve(DOCS, 'performance.svg')

/** The performance document and its picture with these figures. */
export const performanceDocument = (figures: Figures) => ({
  document: fillIn(readFileSync(DOCUMENT, 'utf8'), tablesOf(figures)),
  picture: pictureOf(),
})

export function writePerformanceDocument(figures: Figures) {
  const { document, picture } = performanceDocument(figures)
  writeFileSync(DOCUMENT, document)
  writeFileSync(PICTURE, picture)
}
