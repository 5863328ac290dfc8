import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

const BARE = [
  '<p>{isNew && <b />} Lamps</p>',
  '<p><FormattedMessage id="a" />{isNew && <b />}</p>',
  '<p>{money(price)} <b /></p>',
  '<p>{name} <b /></p>',
  '<p><b />{isNew ? money(price) : <i />}</p>',
  '<p><FormattedMessage id="a" values={{ name }} /></p>',
  '<p><FormattedMessage id={isNew ? "a" : "b"} /></p>',
  'isNew && <FormattedMessage id="a" />',
]

const WRAPPED = [
  '<p>Lamps <b /></p>',
  '<p>{name}</p>',
  '<p>{isNew && <b />} <span>Lamps</span></p>',
  '<p><FormattedMessage id="a" /></p>',
  '<p>{isNew && <b />}<FormattedMessage tagName="span" id="a" values={{ name }} /></p>',
  '<p translate="no">{isNew && <b />}{name}</p>',
  '<div>{isNew && <b />}{children}</div>',
]

test('finds only text that React could not change in a translated page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-text-'))
  const all = [...BARE, ...WRAPPED]
  const code = all.map((jsx, index) => `export const sample${index} = () => (${jsx})`).join('\n')
  writeFileSync(join(folder, 'samples.tsx'), code)
  const config = {
    jsPlugins: [resolve(import.meta.dirname, 'bare-text.ts')],
    categories: { correctness: 'off' },
    rules: { 'shop/bare-text': 'error' },
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
  const { stdout } = spawnSync(
    resolve(import.meta.dirname, '../../node_modules/.bin/oxlint'),
    ['-c', 'config.json', '--format=unix', 'samples.tsx'],
    { cwd: folder, encoding: 'utf8' },
  )
  const lines = [...stdout.matchAll(/samples\.tsx:(\d+):/g)].map(([, line]) => Number(line))
  expect([...new Set(lines)].toSorted((a, b) => a - b)).toEqual(BARE.map((_, index) => index + 1))
})
