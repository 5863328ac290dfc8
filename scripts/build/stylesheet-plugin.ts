import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

import { transform } from 'lightningcss'
import { runnerImport, type Plugin, type Rolldown } from 'vite'

import type { NamesByFile, PartNames } from '../../client/ui/stylesheet.ts'
import { theme } from '#shop/theme.ts'

import { ROOT, SHOP_ALIAS, SHOP_FOLDER } from '../shop-folder.ts'
import { withShortNames } from './class-names.ts'
import { FEATURES } from './features-plugin.ts'
import { divideStyles, findStylesheet } from './own-styles.ts'
import { readShopCode } from './shop-code.ts'

const DEV_ADDRESS = '/assets/vitrine.css'
/** A design system file or a capability's look; the group is its name. */
const UI_FILE = /\/client\/(?:ui\/((?:[\w-]+\/)?[\w-]+\.tsx?)|([\w-]+\/look(?:-[\w-]+)?\.tsx))$/

const LOGO = `${SHOP_FOLDER}/logo.tsx`

/** The name of a file with styles, as `client/ui/stylesheet.ts` knows it; empty for other files. */
function styleFileName(path: string) {
  if (path === LOGO) return 'shop-logo.tsx'
  const [, ofUi, look] = UI_FILE.exec(path) ?? []
  return ofUi ?? look ?? shopLookName(path)
}

/** A look in a folder of the shop that is built has the name of its path from the root. */
const SHOP_LOOK = /^(?:\/[^/]+)+\/look(?:-[\w-]+)?\.tsx$/

function shopLookName(path: string) {
  if (!path.startsWith(`${SHOP_FOLDER}/`)) return ''
  return SHOP_LOOK.test(path.slice(SHOP_FOLDER.length)) ? path.slice(ROOT.length) : ''
}

/** The stylesheet of every page. */
export const EVERY_PAGE = 'vitrine'

/**
 * The addresses of the built stylesheets by name, in `.vite/sheets.json`. Like chunks, their file names are only
 * hashes.
 */
export type Sheets = Readonly<Record<string, string>>

interface Styles {
  stylesheetText(): string
  namedStyles(): { text: string; names: NamesByFile }
}

/** Evaluates the design system: creates every component without rendering any. */
async function evaluateStyles(root: string) {
  const { module } = await runnerImport<Styles>(resolve(root, 'client/ui/stylesheet.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: SHOP_ALIAS },
  })
  return module
}

function asset(rules: string) {
  const source = minified(rules)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
  return { type: 'asset' as const, fileName: `assets/${hash}.css`, source }
}

/** Whether the shop uses a file with styles. Those of features that are off are not used. */
export async function usedStyles(root: string): Promise<(file: string) => boolean> {
  if (Object.values(FEATURES).every(Boolean)) return () => true
  const code = await readShopCode(root, FEATURES)
  const named = new Set([...code.keys()].map((path) => styleFileName(resolve(root, path))))
  return (file) => named.has(file)
}

/** The class names and stylesheets of the build. */
async function buildStyles(root: string) {
  const { text, names } = (await evaluateStyles(root)).namedStyles()
  const { shared, own } = divideStyles(withoutMarkers(text), names, await usedStyles(root))
  return {
    names,
    shared: asset(shared),
    own: new Map([...own].map(([sheet, rules]) => [sheet, asset(rules)])),
  }
}

/**
 * Emits static, hashed stylesheets and removes Stitches from the deployed code: each `styled` component is replaced by
 * the class names of its rules. One stylesheet belongs to every page; `own-styles.ts` lists the files with separate
 * ones, which load with their chunks. Under `vite dev`, Stitches runs unchanged.
 */
export function stylesheetPlugin(): Plugin {
  let root = ''
  let isBuild = false
  let styles: ReturnType<typeof buildStyles> | undefined
  const known = () => (styles ??= buildStyles(root))
  const isOurs = (id: string) => [root, SHOP_FOLDER].some((folder) => id.startsWith(`${folder}/`))

  return {
    name: 'vitrine-stylesheet',
    // Runs after TypeScript and JSX have been compiled, so that the code can be parsed as plain JavaScript.
    enforce: 'post',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    async transform(code, id) {
      const file = styleFileName(id.split('?')[0] ?? '')
      if (!isBuild || !file || !isOurs(id)) return null
      if (file === 'theme.ts') return EMPTY_THEME
      if (file === 'role-values.ts') return ROLE_VALUES
      const names = (await known()).names[file]
      if (!names) return null
      return { code: withParts(code, names, this.parse(code)), map: null }
    },
    // Vite loads a chunk's stylesheets with it: those of its dynamically imported modules. A shared chunk has none.
    async renderChunk(_code, chunk) {
      if (this.environment.name !== 'client') return
      const { own } = await known()
      const isUsed = await usedStyles(root)
      for (const sheet of chunk.moduleIds.flatMap((id) => collectSheets(id, this, isUsed))) {
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
        response.end((await evaluateStyles(root)).stylesheetText())
      })
    },
  }
}

/** The stylesheets of a dynamically imported module and its imports, except the one of every page. */
export function collectSheets(
  id: string,
  modules: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  isUsed: (file: string) => boolean,
) {
  if (!modules.getModuleInfo(id)?.dynamicImporters.length) return []
  const all = new Set([id])
  for (const each of all) {
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) all.add(imported)
  }
  const files = [...all].map(styleFileName).filter(isUsed)
  return [...new Set(files.flatMap((file) => findStylesheet(file) ?? []))]
}

/** Stitches finds its rules by these markers, but the build removes Stitches. */
const withoutMarkers = (stylesheet: string) => stylesheet.replaceAll(/--sxs\{[^}]*\}/g, '')

/** The oldest supported browsers: newer shorthands, such as a timeline in `animation`, would break in them. */
const TARGETS = { chrome: 120 << 16, safari: 17 << 16, firefox: 128 << 16 }

/** Stitches wraps each rule in a media query. Consecutive equal ones are merged. */
const minified = (stylesheet: string) =>
  transform({
    filename: 'vitrine.css',
    code: Buffer.from(withShortNames(stylesheet)),
    minify: true,
    targets: TARGETS,
  }).code.toString()

/** Replaces the theme module in the build, where all of its rules are already in the stylesheet. */
const EMPTY_THEME = `const gone = () => { throw new Error('styles are generated by the build') }
export { gone as styled, gone as globalCss, gone as css, gone as getCssText, gone as translucent }`

/** Replaces the theme's object by values, of which the bundler keeps those in use. */
const ROLE_VALUES = Object.entries(theme.palette)
  .map(([role, color]) => `export const ${role} = '${color}'`)
  .join('\n')

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
