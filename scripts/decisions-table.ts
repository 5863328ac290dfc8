import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { headingAnchor, fillIn } from './markdown.ts'

const ROOT = resolve(import.meta.dirname, '..')

export const DECISIONS_FOLDER = 'docs/decisions'
export const DECISIONS_INDEX = `${DECISIONS_FOLDER}/README.md`
export const DECISIONS_ARCHIVE = 'archive.md'

/** An entry of a file in `docs/decisions`. The fields after `text` are undefined if the entry lacks them. */
export interface Decision {
  number: number
  title: string
  /** The name of the file, such as `build.md`. */
  file: string
  text: string
  date: string | undefined
  /** The number of the decision that replaced it. */
  supersededBy: number | undefined
  revisit: string | undefined
}

const ENTRY = /^## (\d+)\. (.+)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm
const STATUS = /^Status: (?:accepted|superseded by (\d+)), (\d{4}-\d\d-\d\d)/m
const REVISIT = /^_?What would change our mind:_? (\S.*)/m

/** All entries, by number. */
export const readDecisions = (): Decision[] =>
  globSync('*.md', { cwd: resolve(ROOT, DECISIONS_FOLDER) })
    .filter((file) => file !== 'README.md')
    .flatMap((file) =>
      decisionsIn(file, readFileSync(resolve(ROOT, DECISIONS_FOLDER, file), 'utf8')),
    )
    .toSorted((a, b) => a.number - b.number)

export const decisionsIn = (file: string, markdown: string): Decision[] =>
  [...markdown.matchAll(ENTRY)].map(([, number, title = '', text = '']) => {
    const [, successor, date] = STATUS.exec(text) ?? []
    return {
      number: Number(number),
      title,
      file,
      text: text.trim(),
      date,
      supersededBy: successor === undefined ? undefined : Number(successor),
      revisit: REVISIT.exec(text)?.[1],
    }
  })

/** The index with the current entries between its markers. @throws if the markers are missing */
export const withDecisionsTable = (index: string) => {
  const lines = readDecisions().map(({ number, title, file, supersededBy }) => {
    const link = `[${title}](${file}#${headingAnchor(`${number}. ${title}`)})`
    return `- ${number}: ${link}, ${supersededBy ? `superseded by ${supersededBy}` : 'accepted'}`
  })
  return fillIn(index, { index: lines.join('\n') })
}

if (import.meta.main) {
  const path = resolve(ROOT, DECISIONS_INDEX)
  writeFileSync(path, withDecisionsTable(readFileSync(path, 'utf8')))
}
