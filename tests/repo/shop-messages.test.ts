import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterEach, expect, test } from 'vitest'

import { ROOT } from './sources.ts'

const SHOP = fileURLToPath(import.meta.resolve('#shop/markets.ts'))
const CODE = `
const { checkMessages } = await import('#scripts/build/check-messages.ts')
const { readMessages } = await import('#scripts/build/read-messages.ts')
let problem = null
await checkMessages(process.cwd()).catch(({ message }) => (problem = message))
const messages = await readMessages(process.cwd(), 'en-US')
console.log(JSON.stringify({ problem, title: messages['title.withBrand'] }))
`

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Another shop: the default one's markets with one locale more, and messages of its own. */
function messagesOf(files: Record<string, object>, { locale = '', name = 'Acme' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  folders.push(folder)
  cpSync(dirname(SHOP), folder, { recursive: true })
  rmSync(join(folder, 'messages'), { recursive: true })
  mkdirSync(join(folder, 'messages'))
  const markets = readFileSync(SHOP, 'utf8')
  const more = markets.replace(
    `supportedLocales: [{ id: 'en-US',`,
    `supportedLocales: [${locale}{ id: 'en-US',`,
  )
  expect(more === markets).toBe(locale === '')
  writeFileSync(join(folder, 'markets.ts'), more)
  writeFileSync(join(folder, 'slots.ts'), `export const id = 'acme.note'`)
  const brand = `export const brand = { name: ${JSON.stringify(name)} }`
  writeFileSync(join(folder, 'brand.ts'), brand)
  for (const [file, messages] of Object.entries(files)) {
    writeFileSync(join(folder, 'messages', `${file}.json`), JSON.stringify(messages))
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/resolve-shop.mjs', '--input-type=module', '-e', CODE],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, SHOP: folder } },
  )
  expect(stderr).toBe('')
  const { problem, title }: { problem: string | null; title: string } = JSON.parse(stdout)
  return { title, problems: problem?.replaceAll(/\S*\/messages\//g, 'messages/').split('\n') ?? [] }
}

test('a shop without words of its own is complete, with its name in the core’s texts', () => {
  expect(messagesOf({})).toEqual({ title: '{title} | Acme', problems: [] })
  const { title } = messagesOf({}, { name: 'Bob’s {Best} & "Co\'s"' })
  expect(title).toBe(`{title} | Bob’s '{'Best'}' & "Co''s"`)
})

test('a locale with a base needs only what differs, one without a base needs everything', () => {
  const french = { 'title.home': 'Bienvenue' }
  const withBase = `{ id: 'fr-FR', name: 'Français', recaptchaLang: 'fr', base: 'fr-CA' }, `
  expect(messagesOf({ 'fr-FR': french }, { locale: withBase }).problems).toEqual([])

  const withoutBase = withBase.replace(`, base: 'fr-CA'`, '')
  const { problems } = messagesOf({ 'fr-FR': french }, { locale: withoutBase })
  expect(problems[1]).toMatch(/^fr-FR has no "[\w.]+": write it to messages\/fr-FR.json\.$/)
  expect(problems.at(-1)).toMatch(/^And \d{4} more\.$/)
})

test('an unknown message, a message that a locale lacks and one that no file uses fail the build', () => {
  const own = { 'acme.note': 'Note', 'acme.unused': 'Text' }
  expect(messagesOf({ 'en-US': own, 'fr-CA': { 'acme.not': 'Note' } }).problems.slice(1)).toEqual([
    'fr-CA has no "acme.note": write it to messages/fr-CA.json.',
    'fr-CA has no "acme.unused": write it to messages/fr-CA.json.',
    'messages/fr-CA.json has "acme.not", which en-US does not have.',
    'messages/en-US.json has "acme.unused", which no file uses.',
  ])
})
