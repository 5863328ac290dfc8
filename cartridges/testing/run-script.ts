import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compileFunction } from 'node:vm'

import * as v from 'valibot'

const CARTRIDGE = resolve(import.meta.dirname, '../app_vitrine/cartridge')

/** What scripts find around them. */
export interface Platform {
  /** By the path with which scripts require them, such as `dw/system/Site`. */
  modules: Readonly<Record<string, unknown>>
  request?: dw.Request
  response?: dw.Response
  customer?: dw.Customer
  session?: dw.Session
}

const Exports = v.record(v.string(), v.function())

/** Runs a function that a script of the cartridge exports, as the platform does. */
export function runScript(
  path: string,
  { name, args = [] }: { name: string; args?: readonly unknown[] },
  platform: Platform,
): unknown {
  const script = v.parse(Exports, load(path, platform, new Map()))[name]
  if (!script) throw new Error(`${path} exports no ${name}`)
  return script(...args)
}

/** The names that a script exports for the platform. */
export const publicExportsOf = (path: string, platform: Platform) =>
  Object.entries(v.parse(Exports, load(path, platform, new Map()))).flatMap(([name, script]) =>
    'public' in script && script.public === true ? name : [],
  )

function load(path: string, platform: Platform, loaded: Map<string, { exports: unknown }>) {
  const known = loaded.get(path)
  if (known) return known.exports
  const module: { exports: unknown } = { exports: {} }
  loaded.set(path, module)
  const { modules, request, response, customer, session } = platform
  const requireModule = (name: string): unknown => {
    const own = /^[~*]\/cartridge\/(.+)$/.exec(name)?.[1]
    if (own !== undefined) return load(`${own}.js`, platform, loaded)
    if (name in modules) return modules[name]
    throw new Error(`${path} requires ${name}, which the stand-in lacks`)
  }
  const code = readFileSync(resolve(CARTRIDGE, path), 'utf8')
  const names = ['require', 'module', 'exports', 'request', 'response', 'customer', 'session']
  compileFunction(code, names, { filename: resolve(CARTRIDGE, path) })(
    requireModule,
    module,
    module.exports,
    request,
    response,
    customer,
    session,
  )
  return module.exports
}
