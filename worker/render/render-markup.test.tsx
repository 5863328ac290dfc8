import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'

import { renderMarkup } from './render-markup.ts'

const MANY = Array.from({ length: 2_000 }, (_, number) => (
  <p key={number}>Duftkerze à la bergère</p>
))

function Late({ text }: { text: Promise<string> }) {
  return <b>{use(text)}</b>
}

const pageWith = (text: Promise<string>) => (
  <main>
    <div>{MANY}</div>
    <Suspense fallback={<i>waiting</i>}>
      <Late text={text} />
    </Suspense>
  </main>
)

const decoded = (chunk: Uint8Array | undefined) => new TextDecoder().decode(chunk)

test('what is ready arrives as one chunk, and a late part as another', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const markup = await renderMarkup(pageWith(promise))
  const reader = markup.stream().getReader()

  const first = decoded((await reader.read()).value)
  expect(first.match(/<p>Duftkerze à la bergère<\/p>/g)).toHaveLength(2_000)
  expect(first).toContain('<i>waiting</i>')
  expect(first).not.toContain('<b>')

  resolve('here')
  expect(decoded((await reader.read()).value)).toContain('<b>here</b>')
  expect((await reader.read()).done).toBe(true)
})

test.each([1_000, 100_000])('text of %i lines in any script arrives unchanged', async (lines) => {
  const texts = Array.from({ length: lines }, (_, line) => `${line} à l’orange 香り 🕯️`)
  const markup = await renderMarkup(
    <pre>
      {texts.map((text) => (
        <i key={text}>{text}</i>
      ))}
    </pre>,
  )
  const html = decoded(await markup.bytes())
  expect(html).toBe(`<pre>${texts.map((text) => `<i>${text}</i>`).join('')}</pre>`)
})

test.each(['stream', 'bytes'] as const)(
  'a complete page, read as %s, has nothing to wait for',
  async (way) => {
    const markup = await renderMarkup(pageWith(Promise.resolve('here')))
    await markup.allReady
    const html = await new Response(
      way === 'stream' ? markup.stream() : await markup.bytes(),
    ).text()
    expect(html).toMatch(
      /<p>Duftkerze à la bergère<\/p><\/div><!--\$--><b>here<\/b><!--\/\$--><\/main>$/,
    )
  },
)

test('what is read as a whole waits for its late parts', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const markup = await renderMarkup(pageWith(promise))
  const whole = markup.bytes()
  resolve('here')
  const html = decoded(await whole)
  expect(html).toContain('<i>waiting</i>')
  expect(html).toContain('<b>here</b>')
})

test('rendering ends when the visitor leaves', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const markup = await renderMarkup(pageWith(new Promise(() => {})), { onError })
  const reader = markup.stream().getReader()
  await reader.read()
  await reader.cancel()
  await markup.allReady
  expect(onError).toHaveBeenCalledOnce()
})

test('a part that is not ready at the deadline is left out', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const deadline = new AbortController()
  const { signal } = deadline
  const markup = await renderMarkup(pageWith(new Promise(() => {})), { onError, signal })
  const text = new Response(markup.stream()).text()
  deadline.abort(new Error('too late'))
  expect(await text).toContain('<i>waiting</i>')
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'too late' }),
    expect.anything(),
  )
})

test('an error in the shell rejects before there is a stream', async () => {
  const Broken = () => {
    throw new Error('broken')
  }
  await expect(renderMarkup(<Broken />, { onError: () => {} })).rejects.toThrow('broken')
})
