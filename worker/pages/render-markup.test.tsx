import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'

import { renderToStream } from './render-to-stream.ts'

const MANY = Array.from({ length: 2_000 }, (_, number) => (
  <p key={number}>Duftkerze à la bergère</p>
))

function Late({ text }: { text: Promise<string> }) {
  return <b>{use(text)}</b>
}

const pageWith = (text: Promise<string>) => (
  <main>
    {MANY}
    <Suspense fallback={<i>waiting</i>}>
      <Late text={text} />
    </Suspense>
  </main>
)

const decoded = (chunk: Uint8Array | undefined) => new TextDecoder().decode(chunk)

test('what is ready arrives as one chunk, and a late part as another', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const stream = await renderToStream(pageWith(promise))
  const reader = stream.getReader()

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
  const stream = await renderToStream(
    <pre>
      {texts.map((text) => (
        <i key={text}>{text}</i>
      ))}
    </pre>,
  )
  const html = await new Response(stream).text()
  expect(html).toBe(`<pre>${texts.map((text) => `<i>${text}</i>`).join('')}</pre>`)
})

test('a page that is read when it is complete has nothing to wait for', async () => {
  const stream = await renderToStream(pageWith(Promise.resolve('here')))
  await stream.allReady
  const html = await new Response(stream).text()
  expect(html).toMatch(/<p>Duftkerze à la bergère<\/p><!--\$--><b>here<\/b><!--\/\$--><\/main>$/)
})

test('rendering ends when the visitor leaves', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const stream = await renderToStream(pageWith(new Promise(() => {})), { onError })
  const reader = stream.getReader()
  await reader.read()
  await reader.cancel()
  await stream.allReady
  expect(onError).toHaveBeenCalledOnce()
})

test('a part that is not ready at the deadline is left out', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const deadline = new AbortController()
  const { signal } = deadline
  const stream = await renderToStream(pageWith(new Promise(() => {})), { onError, signal })
  const text = new Response(stream).text()
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
  await expect(renderToStream(<Broken />, { onError: () => {} })).rejects.toThrow('broken')
})
