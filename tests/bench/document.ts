import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { fillIn } from '#scripts/markdown.ts'

import type { Figures } from './figures.ts'
import { drawPicture } from './picture.ts'
import { buildTables } from './tables.ts'

const DOCS = resolve(import.meta.dirname, '../../docs')
const DOCUMENT = resolve(DOCS, 'performance.md')
const PICTURE = resolve(DOCS, 'performance.svg')

/** The performance document and its picture, generated from these figures. */
export const performanceDocument = (figures: Figures) => ({
  document: fillIn(readFileSync(DOCUMENT, 'utf8'), buildTables(figures)),
  picture: drawPicture(),
})

export function writePerformanceDocument(figures: Figures) {
  const { document, picture } = performanceDocument(figures)
  writeFileSync(DOCUMENT, document)
  writeFileSync(PICTURE, picture)
}
