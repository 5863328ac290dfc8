import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'

import { changelogEntries } from './changelog.ts'
import { SEAMS } from './seams.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FILE = resolve(ROOT, 'scripts/seam-types.json')

const Recorded = v.record(
  v.string(),
  v.strictObject({
    /** A hash of the declarations that the file exports. */
    types: v.string(),
    /** The entry of the changelog that explains them. */
    entry: v.string(),
  }),
)
export type RecordedTypes = v.InferOutput<typeof Recorded>

/** The types of seams as they were when their last change was explained. */
export const recordedTypes = () => v.parse(Recorded, JSON.parse(readFileSync(FILE, 'utf8')))

/**
 * A hash of the types that a file exports, without comments.
 *
 * @throws if `tsc -b` has not written its declarations
 */
export function typesOf(path: string) {
  const file = resolve(ROOT, '.state/types', path.replace(/\.tsx?$/, '.d.ts'))
  if (!existsSync(file)) throw new Error(`${path} has no declarations yet: run tsc -b.`)
  const text = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Seams without declarations are for tests, which no other project imports. */
export const typedSeams = () =>
  SEAMS.map(({ path }) => path).filter((path) => !/(^|\/)(tests|testing)\//.test(path))

/**
 * The record after the latest version, for seams whose types differ from the last one.
 *
 * @throws if no entry of that version names such a seam in its paths
 */
export function recordTypes(
  recorded: RecordedTypes,
  { changelog, types }: { changelog: string; types: Readonly<Record<string, string>> },
): RecordedTypes {
  const entries = changelogEntries(changelog)
  const latest = entries.filter(({ version }) => version === entries[0]?.version)
  const rows = Object.entries(types).map(([path, hash]) => {
    const before = recorded[path]
    if (before?.types === hash) return [path, before] as const
    const entry = latest.find(({ paths }) => paths.includes(`\`${path}\``))
    if (!entry)
      throw new Error(
        `The types of ${path} have changed. Explain it in CHANGELOG.md, in an entry of ${entries[0]?.version} whose paths name the file.`,
      )
    return [path, { types: hash, entry: entry.title }] as const
  })
  return Object.fromEntries(rows)
}

if (import.meta.main) {
  const types = Object.fromEntries(typedSeams().map((path) => [path, typesOf(path)]))
  const changelog = readFileSync(resolve(ROOT, 'CHANGELOG.md'), 'utf8')
  const before = existsSync(FILE) ? recordedTypes() : {}
  writeFileSync(FILE, `${JSON.stringify(recordTypes(before, { changelog, types }), null, 2)}\n`)
}
