import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createElement } from 'react'
import { renderToPipeableStream, renderToReadableStream } from 'react-dom/server.node'
import { FormattedMessage } from 'react-intl'
import { expect, test, vi } from 'vitest'

import { LIBRARY_PATCHES, patched } from './library-patches.ts'

const installedPath = (file: string) => resolve(import.meta.dirname, '../../node_modules', file)

test.each([...new Set(LIBRARY_PATCHES.map(({ file }) => file))])(
  'every patch of %s matches the installed version',
  (file) => {
    const path = installedPath(file)
    expect(patched(readFileSync(path, 'utf8'), path)).toMatch(/\S/)
  },
)

test('a patch that matches nothing fails', () => {
  const path = installedPath('react-intl/index.js')
  expect(() => patched('export {}', path)).toThrow(/react-intl\/index\.js matches/)
})

test('React writes strings and counts no bytes', async () => {
  const written: unknown[] = []
  const destination = new PassThrough()
  const write = vi.spyOn(destination, 'write').mockImplementation((chunk) => {
    written.push(chunk)
    return true
  })
  await new Promise<void>((done) => {
    const { pipe } = renderToPipeableStream(createElement('a', { href: '/' }, 'à la bergère 🕯️'), {
      onAllReady() {
        pipe(destination).on('finish', done)
      },
    })
  })
  expect(write).toHaveBeenCalled()
  expect(written.every((chunk) => typeof chunk === 'string')).toBe(true)
  expect(written.join('')).toBe('<a href="/">à la bergère 🕯️</a>')
})

test('React writes the nonce of an import map', async () => {
  const importMap = { imports: { '/framework.js': '/assets/a1.js' } }
  const link = createElement('link', { rel: 'modulepreload', href: '/entry.js' })
  const stream = await renderToReadableStream(
    createElement('html', null, createElement('head', null, link)),
    { nonce: 'n0', importMap },
  )
  const map = `<script type="importmap" nonce="n0">${JSON.stringify(importMap)}</script>`
  expect(await text(stream)).toContain(`<head>${map}`)
})

test('React keeps no rendering in asynchronous storage', async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks')
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run')
  await text(await renderToReadableStream(createElement('p', null, 'here')))
  expect(run).not.toHaveBeenCalled()
  run.mockRestore()
})

test('components of react-intl have no display name, which bundlers would keep', () => {
  expect(FormattedMessage).not.toHaveProperty('displayName')
})
