// Code that runs before any package is installed: it must work on Node 20 and without packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const OLDEST_NODE = 20
const STAMP = resolve(root, 'node_modules/.installed')

/** Exits with one clear error message. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

export function requireNode() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE) {
    giveUp(`Vitrine needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`)
  }
}

/**
 * Installs exactly the packages of the lock file, unless they are installed. Removes the remains of an interrupted
 * installation.
 */
export function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync(resolve(root, 'package-lock.json')))
  const wanted = lock.digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return

  console.log('Installing packages (once, about a minute) …')
  rmSync(STAMP, { force: true })
  // Windows runs `npm.cmd` only in a shell.
  const command = 'npm ci --no-audit --no-fund --loglevel=error'
  const { status, error } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true })
  if (error || status !== 0) {
    giveUp(
      'The packages could not be downloaded; check the connection to the npm registry and try again.',
    )
  }
  writeFileSync(STAMP, wanted)
}

/** The environment for commands: the project's Node and tools come first on PATH. */
export function toolEnvironment() {
  const bin = resolve(root, 'node_modules/.bin')
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}` }
}

/** Runs a command and returns its exit code. Forwards interrupts to the command. */
export function run(command, args, env = toolEnvironment()) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    child.on('error', () => done(1))
    child.on('exit', (code, signal) => done(signal ? 0 : (code ?? 1)))
  })
}

/**
 * Runs one of the TypeScript scripts in this folder. `--shop <folder>` selects the shop for it, as the variable `SHOP`
 * does.
 */
export function runScript(name, args = process.argv.slice(2)) {
  const at = args.indexOf('--shop')
  const [, shop] = at < 0 ? [] : args.splice(at, 2)
  if (shop) process.env.SHOP = shop
  if (process.env.SHOP && !existsSync(resolve(root, process.env.SHOP, 'markets.ts')))
    giveUp(`There is no shop in ${process.env.SHOP}: it has no markets.ts.`)
  if (process.env.SHOP) selectProfile(process.env.SHOP)
  // Every process that the script starts reads `#shop/…` from there, too, and what the shop lacks from `shop-defaults/`.
  const hook = pathToFileURL(resolve(root, 'scripts/resolve-shop.mjs')).href
  const env = toolEnvironment()
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --import ${hook}`
  return run('node', [resolve(root, 'scripts', name), ...args], env)
}

/** A shop may name the profile of the local commerce service that it runs on. The variable SANDBOX_PROFILE comes first. */
function selectProfile(shop) {
  const file = resolve(root, shop, 'local.json')
  if (process.env.SANDBOX_PROFILE || !existsSync(file)) return
  process.env.SANDBOX_PROFILE = JSON.parse(readFileSync(file, 'utf8')).profile
}
