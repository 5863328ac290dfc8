import { existsSync, globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { headingAnchor } from '#scripts/markdown.ts'

import { performanceDocument } from '../bench/document.ts'
import { readFigures } from '../bench/figures.ts'
import { filesOf, ROOT, textOf } from './sources.ts'

const documents = filesOf('*.md', 'docs/**/*.md', 'sandbox/README.md')

/** Folders that exist only after a build or a run. */
const GENERATED = /^(\.state|dist|node_modules|test-results)(\/|$)/
const SOURCES = [
  'cartridges',
  'client',
  'docs',
  'locales',
  'sandbox',
  'scripts',
  'shared',
  'tests',
  'worker',
]
const EXTENSIONS = 'ts|tsx|mjs|json|md|toml|sql|svg|css'

const PATH = new RegExp(
  `^(?:\\.{0,2}/)?(?:(?:${SOURCES.join('|')}|dist|node_modules)/[\\w.*{},/-]*|[\\w.*{},-]+(?:/[\\w.*{},-]+)*\\.(?:${EXTENSIONS}))$`,
)

const ownNames = new Set(
  filesOf('*', `{${SOURCES.join(',')}}/**/*`).map((path) => path.slice(path.lastIndexOf('/') + 1)),
)

test('the README and the documents are found', () => {
  expect(documents).toContain('README.md')
  expect(documents.length).toBeGreaterThan(5)
})

test.for(documents)('%s has no dead link', (path) => {
  expect(deadLinksIn(path, textOf(path))).toEqual([])
})

test.for(documents)('%s names only files and folders that exist', (path) => {
  expect(missingPathsIn(path, textOf(path))).toEqual([])
})

test.for(documents)('%s names only npm scripts that exist', (path) => {
  expect(unknownScriptsIn(textOf(path))).toEqual([])
})

test('finds a dead link, a missing heading, a missing path and an unknown script', () => {
  const text = [
    '# A document',
    '[here](README.md) [gone](gone.md) [heading](#a-document) [no heading](#no-such-heading)',
    '[elsewhere](README.md#no-such-heading) [outside](https://shop.example/gone)',
    '`worker/app.ts` `worker/gone.ts` `gone.ts` `app.ts` `client/` `gone/gone.json` `/api/gone`',
    '`application/json` `worker/cache/*.ts` `worker/gone/*.ts` `npm run build` `npm run gone`',
    '```',
    'GET / ─► worker/index.ts ─► worker/lost.ts',
    'npm run lost -- staging',
    '```',
  ].join('\n')

  expect(deadLinksIn('sample.md', text)).toEqual([
    'gone.md',
    '#no-such-heading',
    'README.md#no-such-heading',
  ])
  expect(missingPathsIn('sample.md', text)).toEqual([
    'worker/gone.ts',
    'gone.ts',
    'gone/gone.json',
    'worker/gone/*.ts',
    'worker/lost.ts',
  ])
  expect(unknownScriptsIn(text)).toEqual(['gone', 'lost'])
})

test('the performance document shows the recorded figures', () => {
  const { document, picture } = performanceDocument(readFigures())

  expect(textOf('docs/performance.md')).toBe(document)
  expect(textOf('docs/performance.svg')).toBe(picture)
})

/** Relative links to files or headings that do not exist. */
function deadLinksIn(path: string, text: string) {
  const targets = [...withoutCodeBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  )
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false
    const [file = '', heading] = target.split('#')
    const linked = file === '' ? null : resolve(ROOT, dirname(path), file)
    if (linked && !existsSync(linked)) return true
    if (heading === undefined) return false
    const headings = listAnchors(linked ? textOf(linked) : text)
    return !headings.includes(heading)
  })
}

/** The anchors of a document's headings, as GitHub makes them. */
const listAnchors = (text: string) =>
  [...withoutCodeBlocks(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    headingAnchor(title),
  )

/** Paths in code spans and code blocks that do not exist below the root, the document or any folder. */
function missingPathsIn(path: string, text: string) {
  const spans = [...withoutCodeBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const words = codeBlocks(text).flatMap((block) => block.split(/[\s'"`(),;]+/))
  return [...spans, ...words.filter((word) => word.includes('/'))].filter(
    (name) => PATH.test(name) && !GENERATED.test(name) && !exists(name, path),
  )
}

function exists(name: string, document: string) {
  const folders = [ROOT, resolve(ROOT, dirname(document)), resolve(ROOT, 'scripts')]
  if (folders.some((cwd) => existsSync(resolve(cwd, name)))) return true
  if (/[*{]/.test(name)) return folders.some((cwd) => globSync(name, { cwd }).length > 0)
  // A name without a folder, such as `manifest.ts`, may be in any folder.
  return !name.includes('/') && ownNames.has(name)
}

const Manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ scripts: v.record(v.string(), v.string()) }),
)

function unknownScriptsIn(text: string) {
  const { scripts } = v.parse(Manifest, textOf('package.json'))
  const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
  return named.filter((name) => !Object.hasOwn(scripts, name))
}

const FENCED = /^```[^\n]*\n([\s\S]*?)^```/gm

const withoutCodeBlocks = (text: string) => text.replaceAll(FENCED, '')

const codeBlocks = (text: string) => [...text.matchAll(FENCED)].map(([, block = '']) => block)
