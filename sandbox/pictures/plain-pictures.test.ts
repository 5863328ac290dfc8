import { expect, test } from 'vitest'

import { app } from '../app.ts'

const PICTURE = '/pictures/products/threewick/juniperdusk/front.svg?sw=300'

async function look(variables: Record<string, string>, path = PICTURE) {
  const answer = await app.request(path, {}, variables)
  const headers = [...answer.headers].filter(([name]) => name !== 'x-correlation-id')
  return { status: answer.status, headers, text: await answer.text() }
}

const sizeIn = (svg: string) => /width="\d+" height="\d+"/.exec(svg)?.[0]

test('a test may ask for plain pictures, which have the size and the headers of the drawn ones', async () => {
  const drawn = await look({ SANDBOX_MODE: 'test' })
  const plain = await look({ SANDBOX_MODE: 'test', SANDBOX_PICTURES: 'plain' })
  expect(sizeIn(plain.text)).toBe(sizeIn(drawn.text))
  expect({ ...plain, text: '' }).toEqual({ ...drawn, text: '' })
  expect(plain.text).toMatch(/^<svg [^>]*><path [^>]*\/><\/svg>$/)
  expect(drawn.text.length).toBeGreaterThan(10 * plain.text.length)
})

test('a picture that does not exist stays unknown when pictures are plain', async () => {
  const missing = await look(
    { SANDBOX_MODE: 'test', SANDBOX_PICTURES: 'plain' },
    '/pictures/swatches/no-such.svg',
  )
  expect(missing.status).toBe(404)
})

test('outside test mode, pictures are always drawn', async () => {
  const drawn = await look({ SANDBOX_MODE: '' })
  expect(await look({ SANDBOX_MODE: '', SANDBOX_PICTURES: 'plain' })).toEqual(drawn)
})
