import { basename } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

import { giveUp } from '../../sandbox/scripts/ports.ts'
import { knownMarkets } from './market-presets.ts'
import {
  presetOf,
  NewShopProblem,
  requireEmptyFolder,
  requireFeatures,
  writeShop,
} from './write-shop.ts'

const USAGE =
  'Usage: npm run new-shop -- <folder> [--market <country>] [--name "<name>"] [--without rewards,agents]'

await main().catch((error: unknown) => {
  if (error instanceof NewShopProblem) giveUp(error.message)
  throw error
})

/** `npm run new-shop -- <folder>`: writes a shop with a neutral look for one market. */
async function main() {
  const { folder, ...options } = readArguments()
  requireEmptyFolder(folder)
  const without = options.without?.split(',').filter(Boolean) ?? []
  requireFeatures(without)
  const market = (options.market ?? (await ask(`Which market? ${knownMarkets}`))).toLowerCase()
  const { country } = presetOf(market)
  const name = options.name?.trim() || titleOf(folder)
  await writeShop({ folder, name, market, without })
  console.log(
    `${folder}: a shop named ${name}, market ${country}.\nSee it with \`npm start -- --shop ${folder}\`, then change its files; docs/your-shop.md says how.`,
  )
}

function readArguments() {
  try {
    const text = { type: 'string' } as const
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { market: text, name: text, without: text },
    })
    const [folder, ...more] = positionals
    if (folder && more.length === 0) return { folder, ...values }
  } catch (error) {
    if (error instanceof TypeError) throw new NewShopProblem(`${error.message}\n${USAGE}`)
    throw error
  }
  throw new NewShopProblem(USAGE)
}

/** @throws {NewShopProblem} if there is no terminal to ask at */
async function ask(question: string) {
  if (!process.stdin.isTTY) throw new NewShopProblem(`Name a market by --market: ${knownMarkets}.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question}: `)
  terminal.close()
  return answer.trim()
}

/** `acme-store` as `Acme Store`. */
function titleOf(folder: string) {
  const words = basename(folder).split(/[^\p{L}\p{N}]+/u)
  return words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()
}
