import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

import { runnerImport, type Plugin } from 'vite'

import type { PartNames } from '../../client/ui/stylesheet.ts'
import { withShortClasses, withShortNames } from './class-names.ts'
import { divideStyles, ownStylesheetOf } from './own-styles.ts'
import { withPlainTokens } from './theme-tokens.ts'

const DEV_ADDRESS = '/assets/vitrine.css'
/** A design system file, whose name is the group. */
const UI_FILE = /\/client\/ui\/([\w-]+\.tsx?)$/

interface Styles {
  stylesheetText(): string
  partNames(): Record<string, PartNames[]>
}

/** Records the file name at the top of every design system file, so that its components can be attributed to it. */
const attribution: Plugin = {
  name: 'vitrine-attribution',
  transform(code, id) {
    const file = UI_FILE.exec(id)?.[1]
    if (!file || !/\bstyled\(/.test(code)) return null
    return `import { sheet as attributedSheet } from './theme.ts'\nattributedSheet.file = '${file}'\n${code}`
  },
}

/** Evaluates the design system: creates every component and renders none. */
async function stylesOf(root: string) {
  const { module } = await runnerImport<Styles>(resolve(root, 'client/ui/stylesheet.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [attribution],
  })
  return module
}

function asset(name: string, rules: string) {
  const source = joined(rules)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10)
  return { type: 'asset' as const, fileName: `assets/${name}-${hash}.css`, source }
}

/** The class names and stylesheets of the build. */
async function builtStylesOf(root: string) {
  const styles = await stylesOf(root)
  const partNames = styles.partNames()
  const text = withPlainTokens(withoutMarkers(styles.stylesheetText()))
  const { shared, own } = divideStyles(text, partNames)
  return {
    partNames: withShortNames(partNames, text),
    shared: asset('vitrine', withShortClasses(shared)),
    own: new Map([...own].map(([sheet, rules]) => [sheet, asset(sheet, withShortClasses(rules))])),
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
      const file = UI_FILE.exec(id.split('?')[0] ?? '')?.[1]
      if (!isBuild || !file || !id.startsWith(root)) return null
      if (file === 'theme.ts') return EMPTY_THEME
      const names = (await known()).partNames[file]
      if (!names) return null
      return { code: withParts(code, names, this.parse(code)), map: null }
    },
    // Vite loads a chunk's stylesheets with it.
    async renderChunk(_code, chunk) {
      if (this.environment.name !== 'client') return
      const { own } = await known()
      for (const sheet of sheetsOf(chunk.moduleIds)) {
        const file = own.get(sheet)
        if (file) chunk.viteMetadata?.importedCss.add(file.fileName)
      }
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { shared, own } = await known()
      for (const file of [shared, ...own.values()]) this.emitFile(file)
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

/** The stylesheets that these modules have besides the one of every page. */
export const sheetsOf = (ids: Iterable<string>) =>
  new Set([...ids].flatMap((id) => ownStylesheetOf(UI_FILE.exec(id)?.[1] ?? '') ?? []))

/** Stitches finds its rules again by these markers, but the build removes Stitches. */
const withoutMarkers = (stylesheet: string) => stylesheet.replaceAll(/--sxs\{[^}]*\}/g, '')

/** A rule, or rules, of a media query, and then more rules of the same media query. */
const SAME_MEDIA = /(@media [^{]+\{)((?:[^{}]*\{[^{}]*\})+)\}\1/g

/** Stitches writes a media query around each rule. Those that follow each other need only one. */
function joined(stylesheet: string): string {
  const shorter = stylesheet.replaceAll(SAME_MEDIA, '$1$2')
  return shorter === stylesheet ? stylesheet : joined(shorter)
}

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

/** Replaces styles by class names: `styled('a', {…})` becomes `part('a', 'c-…', {…}, {…})`. */
function withParts(code: string, names: PartNames[], program: object) {
  const calls: Node[] = []
  collectCalls(program, calls)
  if (calls.length !== names.length) {
    throw new Error(
      `the source has ${calls.length} styled components, but ${names.length} were created`,
    )
  }
  let result = code
  calls
    .map((call, index) => ({ call, part: names[index] }))
    .toSorted((a, b) => b.call.start - a.call.start)
    .forEach(({ call, part }) => {
      const [type] = call.arguments ?? []
      if (!type || !part) return
      const { base, variants, defaults } = part
      const rest = [base, variants, defaults].map((value) => JSON.stringify(value)).join(', ')
      const replacement = `/*#__PURE__*/ part(${code.slice(type.start, type.end)}, ${rest})`
      result = result.slice(0, call.start) + replacement + result.slice(call.end)
    })
  return `import { part } from './part.ts'\n${result}`
}

/** The calls of `styled`, in source order. */
function collectCalls(node: unknown, found: Node[]) {
  if (Array.isArray(node)) {
    for (const child of node) collectCalls(child, found)
  } else if (isNode(node)) {
    if (node.type === 'CallExpression' && node.callee?.name === 'styled') found.push(node)
    else for (const child of Object.values(node)) collectCalls(child, found)
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
