import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

import { transform } from 'lightningcss'
import { runnerImport, type Plugin, type Rolldown } from 'vite'

import type { NamesByFile, PartNames } from '../../client/ui/stylesheet.ts'
import { withShortNames } from './class-names.ts'
import { divideStyles, ownStylesheetOf } from './own-styles.ts'

const DEV_ADDRESS = '/assets/vitrine.css'
/** A design system file or the look of a capability, whose name is the group. */
const UI_FILE = /\/client\/(?:ui\/((?:[\w-]+\/)?[\w-]+\.tsx?)|([\w-]+\/look\.tsx))$/

/** The name of a file with styles; empty for other files. */
function styleFileOf(path: string) {
  const [, ofUi, look] = UI_FILE.exec(path) ?? []
  return ofUi ?? look ?? ''
}

/** The stylesheet of every page. */
export const EVERY_PAGE = 'vitrine'

/** The addresses of the built stylesheets by name, in `.vite/sheets.json`. Like chunks, they have no names but their hashes. */
export type Sheets = Readonly<Record<string, string>>

interface Styles {
  stylesheetText(): string
  namedStyles(): { text: string; names: NamesByFile }
}

/** Evaluates the design system: creates every component and renders none. */
async function stylesOf(root: string) {
  const { module } = await runnerImport<Styles>(resolve(root, 'client/ui/stylesheet.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module
}

function asset(rules: string) {
  const source = minified(rules)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
  return { type: 'asset' as const, fileName: `assets/${hash}.css`, source }
}

/** The class names and stylesheets of the build. */
async function builtStylesOf(root: string) {
  const { text, names } = (await stylesOf(root)).namedStyles()
  const { shared, own } = divideStyles(withoutMarkers(text), names)
  return {
    names,
    shared: asset(shared),
    own: new Map([...own].map(([sheet, rules]) => [sheet, asset(rules)])),
  }
}

/**
 * Emits static, hashed stylesheets and removes Stitches from the deployed code: each `styled` component is replaced
 * by the class names of its rules. One stylesheet belongs to every page; `own-styles.ts` lists the files that have
 * others, which load with their chunks. Under `vite dev`, Stitches runs unchanged.
 */
export function stylesheetPlugin(): Plugin {
  let root = ''
  let isBuild = false
  let styles: ReturnType<typeof builtStylesOf> | undefined
  const known = () => (styles ??= builtStylesOf(root))

  return {
    name: 'vitrine-stylesheet',
    // Runs after TypeScript and JSX have been compiled, so that the code can be parsed as plain JavaScript.
    enforce: 'post',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    async transform(code, id) {
      const file = styleFileOf(id.split('?')[0] ?? '')
      if (!isBuild || !file || !id.startsWith(root)) return null
      if (file === 'theme.ts') return EMPTY_THEME
      const names = (await known()).names[file]
      if (!names) return null
      return { code: withParts(code, names, this.parse(code)), map: null }
    },
    // Vite loads a chunk's stylesheets with it: those of what it is for. A chunk that several share has none.
    async renderChunk(_code, chunk) {
      if (this.environment.name !== 'client') return
      const { own } = await known()
      for (const sheet of chunk.moduleIds.flatMap((id) => sheetsOf(id, this))) {
        const file = own.get(sheet)
        if (file) chunk.viteMetadata?.importedCss.add(file.fileName)
      }
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { shared, own } = await known()
      for (const file of [shared, ...own.values()]) this.emitFile(file)
      const all: [string, { fileName: string }][] = [[EVERY_PAGE, shared], ...own]
      const sheets: Sheets = Object.fromEntries(
        all.map(([name, { fileName }]) => [name, `/${fileName}`]),
      )
      this.emitFile({
        type: 'asset',
        fileName: '.vite/sheets.json',
        source: JSON.stringify(sheets),
      })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith(DEV_ADDRESS)) return next()
        response.setHeader('Content-Type', 'text/css')
        response.end((await stylesOf(root)).stylesheetText())
      })
    },
  }
}

/** The stylesheets of a dynamically imported module and of all that it imports, besides the one of every page. */
export function sheetsOf(id: string, modules: Pick<Rolldown.PluginContext, 'getModuleInfo'>) {
  if (!modules.getModuleInfo(id)?.dynamicImporters.length) return []
  const all = new Set([id])
  for (const each of all) {
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) all.add(imported)
  }
  return [...new Set([...all].flatMap((each) => ownStylesheetOf(styleFileOf(each)) ?? []))]
}

/** Stitches finds its rules again by these markers, but the build removes Stitches. */
const withoutMarkers = (stylesheet: string) => stylesheet.replaceAll(/--sxs\{[^}]*\}/g, '')

/** The oldest browsers whose syntax is written: newer shorthands, such as a timeline in `animation`, break in others. */
const TARGETS = { chrome: 120 << 16, safari: 17 << 16, firefox: 128 << 16 }

/** Stitches writes a media query around each rule. Those that follow each other become one. */
const minified = (stylesheet: string) =>
  transform({
    filename: 'vitrine.css',
    code: Buffer.from(withShortNames(stylesheet)),
    minify: true,
    targets: TARGETS,
  }).code.toString()

/** Replaces the theme module in the build, where all of its rules are already in the stylesheet. */
const EMPTY_THEME = `const gone = () => { throw new Error('styles are generated by the build') }
export { gone as styled, gone as globalCss, gone as css, gone as getCssText }`

interface Node {
  type: string
  start: number
  end: number
  callee?: { type: string; name?: string }
  arguments?: Node[]
}

interface Declarator extends Node {
  id: { name: string }
  init: Node
}

/** Replaces styles by class names: `styled('a', {…})` becomes `part('a', 'c-…', {…}, {…})`. */
function withParts(code: string, names: Record<string, PartNames>, program: object) {
  const parts = styledIn(program)
  let result = code
  for (const { id, init } of parts.toReversed()) {
    const [type] = init.arguments ?? []
    const part = names[id.name]
    if (!type || !part) throw new Error(`${id.name} has no styles in the stylesheet`)
    const { base, variants, defaults } = part
    const rest = withShortNames(
      [base, variants, defaults].map((value) => JSON.stringify(value)).join(', '),
    )
    const replacement = `/*#__PURE__*/ part(${code.slice(type.start, type.end)}, ${rest})`
    result = result.slice(0, init.start) + replacement + result.slice(init.end)
  }
  return `import { part } from '#client/ui/part.ts'\n${result}`
}

/** The components of a file, in source order. */
function styledIn(node: unknown): Declarator[] {
  if (Array.isArray(node)) return node.flatMap(styledIn)
  if (!isNode(node)) return []
  return isStyled(node) ? [node] : Object.values(node).flatMap(styledIn)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const isStyled = (node: Node): node is Declarator =>
  'init' in node && isNode(node.init) && node.init.callee?.name === 'styled'
