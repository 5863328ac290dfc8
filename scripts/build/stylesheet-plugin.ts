import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

import { runnerImport, type Plugin } from 'vite'

import type { PartNames } from '../../client/ui/stylesheet.ts'

const DEV_ADDRESS = '/assets/vitrine.css'
const UI_FILE = /\/client\/ui\/([\w-]+\.tsx?)$/

interface Styles {
  stylesheetText(): string
  partNames(): Record<string, PartNames[]>
}

/** Says at the top of every file of the design system whose components come next. */
const attribution: Plugin = {
  name: 'vitrine-attribution',
  transform(code, id) {
    const file = UI_FILE.exec(id)?.[1]
    if (!file || !/\bstyled\(/.test(code)) return null
    return `import { sheet as attributedSheet } from './theme.ts'\nattributedSheet.file = '${file}'\n${code}`
  },
}

/** The design system as the build sees it: every component made, none shown. */
async function stylesOf(root: string) {
  const { module } = await runnerImport<Styles>(resolve(root, 'client/ui/stylesheet.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [attribution],
  })
  return module
}

/**
 * Emits the static, hashed stylesheet of the shop, and leaves nothing of Stitches in what is deployed: a
 * `styled` component becomes the names of its rules. Under `vite dev` Stitches runs as it is.
 */
export function stylesheetPlugin(): Plugin {
  let root = ''
  let isBuild = false
  let styles: Promise<Styles> | undefined
  const known = () => (styles ??= stylesOf(root))

  return {
    name: 'vitrine-stylesheet',
    // After TypeScript and JSX are gone, so that what remains can be parsed as a program.
    enforce: 'post',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    async transform(code, id) {
      const file = UI_FILE.exec(id.split('?')[0] ?? '')?.[1]
      if (!isBuild || !file || !id.startsWith(root)) return null
      if (file === 'theme.ts') return EMPTY_THEME
      const names = (await known()).partNames()[file]
      return names ? withParts(code, names, this.parse(code)) : null
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const source = (await known()).stylesheetText()
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10)
      this.emitFile({ type: 'asset', fileName: `assets/vitrine-${hash}.css`, source })
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

/** What imports of the theme still find when all of its rules are in the sheet. */
const EMPTY_THEME = `const gone = () => { throw new Error('styles are made by the build') }
export { gone as styled, gone as globalCss, gone as css, gone as getCssText }`

interface Node {
  type: string
  start: number
  end: number
  callee?: { type: string; name?: string }
  arguments?: Node[]
}

/** Puts names in the place of styles: `styled('a', {…})` becomes `part('a', 'c-…', {…}, {…})`. */
function withParts(code: string, names: PartNames[], program: object) {
  const calls: Node[] = []
  collectCalls(program, calls)
  if (calls.length !== names.length) {
    throw new Error(`${calls.length} styled components are written, ${names.length} were made`)
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
  return { code: `import { part } from './part.ts'\n${result}`, map: null }
}

/** The calls of `styled`, in the order in which they stand. */
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
