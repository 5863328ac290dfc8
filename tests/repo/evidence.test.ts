import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { CHAPTERS } from '#scripts/evidence/asvs/chapters.ts'
import { LEVELS } from '#scripts/evidence/asvs/levels.ts'
import { billOfMaterials, shippedPackages } from '#scripts/evidence/packages.ts'
import type { Chapter } from '#scripts/evidence/requirement.ts'
import { readScriptInventory } from '#scripts/evidence/script-inventory.ts'
import { ALL_CHAPTERS } from '#scripts/evidence/sections.ts'
import { CRITERIA } from '#scripts/evidence/wcag-levels.ts'
import { PRINCIPLES } from '#scripts/evidence/wcag.ts'

import { partOf, ROOT, textOf, walk } from './sources.ts'

const requirements = ALL_CHAPTERS.flatMap((chapter) =>
  Object.entries(chapter.requirements).map(([number, requirement]) => ({
    ...requirement,
    name: `${chapter.id} ${number}`,
  })),
)

const numbersOf = (chapters: readonly Chapter[]) =>
  chapters.flatMap((chapter) => Object.keys(chapter.requirements))

test('every test that the evidence names exists', () => {
  const proofs = new Set(requirements.flatMap(({ tests }) => tests))
  const titles = new Map<string, ReadonlySet<string>>()
  const missing = [...proofs].filter((proof) => {
    const at = proof.indexOf(': ')
    const file = proof.slice(0, at)
    if (!existsSync(resolve(ROOT, file))) return true
    if (!titles.has(file)) titles.set(file, titlesIn(file))
    return !titles.get(file)?.has(proof.slice(at + 2))
  })

  expect(proofs.size).toBeGreaterThan(150)
  expect(missing).toEqual([])
})

test('the evidence has every requirement of ASVS levels 1 and 2, and every criterion of WCAG to level AA, once', () => {
  expect(LEVELS.size).toBe(253)
  expect(numbersOf(CHAPTERS)).toEqual([...LEVELS.keys()])
  for (const { id, requirements: own } of CHAPTERS)
    for (const number of Object.keys(own)) expect(`V${number}`).toMatch(new RegExp(`^${id}[.]`))

  expect(CRITERIA.size).toBe(55)
  expect(numbersOf(PRINCIPLES).toSorted()).toEqual([...CRITERIA.keys()].toSorted())
})

test('a requirement is only called met with a test or a reason, and otherwise says what is missing', () => {
  const bare = requirements.filter(({ why, tests }) => why === '' && tests.length === 0)
  const silent = requirements.filter(({ status, why }) => status !== 'met' && why === '')

  expect(bare.map(({ name }) => name)).toEqual([])
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('files and documents that the evidence names exist', () => {
  const paths = requirements.flatMap(({ why }) =>
    Array.from(
      why.matchAll(/`((?:worker|client|shared|scripts|shop|docs|tests|locales)\/[\w./-]+)/g),
      ([, path = '']) => path,
    ),
  )
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([])
})

test('the inventory of scripts is that of the build', () => {
  const { files, inline, pages } = readScriptInventory()
  const names = files.map(({ name }) => name)

  for (const { address, integrity, why } of files) {
    expect(existsSync(resolve(ROOT, `dist/client${address}`)), address).toBe(true)
    expect(integrity).toMatch(/^sha384-[\w+/]{64}$/)
    expect(why).not.toBe('')
  }
  for (const { name, integrities } of inline) expect(integrities.length, name).toBeGreaterThan(0)
  expect(
    Object.values(pages)
      .flat()
      .filter((name) => !names.includes(name)),
  ).toEqual([])
})

test('the bill of materials lists every shipped package', () => {
  const packages = shippedPackages()
  const bill = billOfMaterials()
  const listed: { components: { name: string; version: string }[] } = JSON.parse(bill)
  const components = new Set(listed.components.map(({ name, version }) => `${name}@${version}`))

  expect(bill).toContain('"bomFormat": "CycloneDX"')
  expect(packages.length).toBeGreaterThan(10)
  expect(packages.filter(({ name, version }) => !components.has(`${name}@${version}`))).toEqual([])
})

/** The first arguments of calls that are texts, as they are written. */
function titlesIn(path: string): ReadonlySet<string> {
  const source = textOf(path)
  const titles = new Set<string>()
  walk(path, (node) => {
    if (node.type !== 'CallExpression') return
    const [first] = Array.isArray(node['arguments']) ? node['arguments'] : []
    const text = partOf(first, 'value')
    if (typeof text === 'string') titles.add(text)
    if (partOf(first, 'type') !== 'TemplateLiteral') return
    const [start, end] = [partOf(first, 'start'), partOf(first, 'end')]
    titles.add(source.slice(Number(start) + 1, Number(end) - 1))
  })
  return titles
}
