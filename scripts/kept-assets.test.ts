import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { MESSAGES_FOLDER } from './build/messages-plugin.ts'
import { BUILDS_FILE, keepAssets } from './kept-assets.ts'

test('a deploy contains the assets of three builds, however often one is repeated', async () => {
  const { deploy, assets } = openShop()
  for (const name of ['first', 'second', 'third', 'third', 'fourth', 'fourth']) {
    expect(await deploy([`${name}.js`, 'shared.js', `en-${name}.json`])).toEqual([])
  }
  expect(assets()).toEqual([
    'fourth.js',
    'second.js',
    'shared.js',
    'third.js',
    'en-fourth.json',
    'en-second.json',
    'en-third.json',
  ])
})

test.for([
  [null, 'https://shop.example/builds.json cannot be read: 404'],
  ['<!doctype html>', 'https://shop.example/builds.json cannot be read'],
  ['[{"assets":["../wrangler.json"]}]', 'https://shop.example/builds.json cannot be read'],
  ['[{"assets":["gone.js"]}]', 'The assets of an earlier build are not kept: 404.'],
] as const)(
  'without readable assets of earlier builds (%s), a deploy reports it and continues',
  async ([published, sentence]) => {
    const { deploy, assets, publish } = openShop()
    publish(published)
    expect(await deploy(['new.js'])).toEqual([expect.stringContaining(sentence)])
    expect(assets()).toEqual(['new.js'])
    expect(await deploy(['newer.js'])).toEqual([])
    expect(assets()).toEqual(['new.js', 'newer.js'])
  },
)

/** A shop that serves the files of its last deploy. */
function openShop() {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-deploys-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  let deploys = 0
  let deployed = newDirectory()
  writeFileSync(join(deployed, BUILDS_FILE), '[]')

  function newDirectory() {
    const directory = join(root, String(deploys))
    deploys += 1
    for (const folder of ['assets', MESSAGES_FOLDER])
      mkdirSync(join(directory, folder), { recursive: true })
    return directory
  }

  const fetch = async (address: string) => {
    try {
      return new Response(readFileSync(join(deployed, new URL(address).pathname)))
    } catch {
      throw new Error('404')
    }
  }

  return {
    /** Deploys a build with these assets. @returns the reported problems */
    async deploy(names: string[]) {
      const problems: string[] = []
      const directory = newDirectory()
      for (const name of names) {
        const folder = name.endsWith('.json') ? MESSAGES_FOLDER : 'assets'
        writeFileSync(join(directory, folder, name), name)
      }
      await keepAssets({
        directory,
        origin: 'https://shop.example',
        fetch,
        onProblem: (sentence) => problems.push(sentence),
      })
      deployed = directory
      return problems
    },
    assets: () =>
      ['assets', MESSAGES_FOLDER].flatMap((folder) =>
        readdirSync(join(deployed, folder)).toSorted(),
      ),
    /** Replaces the list that the shop publishes. */
    publish(list: string | null) {
      const file = join(deployed, BUILDS_FILE)
      if (list === null) rmSync(file)
      else writeFileSync(file, list)
    },
  }
}
