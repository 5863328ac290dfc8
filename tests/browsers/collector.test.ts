import { expect, test } from 'vitest'

import { eventually } from './eventually.ts'
import { journey } from './journey.ts'

test(
  'uncaught errors, console errors, policy violations and lost resources are collected',
  journey({ width: 1280 }, async ({ page, front, forgive }) => {
    await page.open('/')
    await page.hydrated()
    expect(front.collected).toEqual([])

    front.addScript(() => {
      setTimeout(() => {
        throw new TypeError('thrown on purpose')
      })
      void Promise.reject(new Error('rejected on purpose'))
      console.error('written on purpose')
      new Image().src = 'https://blocked-on-purpose.example/'
      addEventListener('DOMContentLoaded', () => {
        const image = new Image()
        image.src = '/lost-on-purpose.png'
        document.body.insertBefore(image, null)
      })
    })
    await page.open('/')
    await eventually(() => {
      const found = front.collected.map(({ kind, text }) => `${kind} ${text}`)
      for (const problem of [
        /^error .*thrown on purpose/,
        /^error .*rejected on purpose/,
        /^console written on purpose/,
        /^violation img-src .*blocked-on-purpose/,
        /^resource .*lost-on-purpose/,
      ])
        expect(found).toContainEqual(expect.stringMatching(problem))
    })
    forgive(/on.purpose/)
  }),
)

test('a resource that is lost at the very end of a journey is collected', async () => {
  const losing = journey({ width: 1280 }, async ({ page }) => {
    await page.open('/')
    await page.hydrated()
    await page.run(() => {
      const image = new Image()
      image.src = '/lost-on-purpose.png'
      image.addEventListener('error', () => image.classList.add('lost'))
      document.body.insertBefore(image, null)
    })
    await eventually(async () => expect(await page.count('img.lost')).toBe(1))
  })
  const lost = { kind: 'resource', text: expect.stringContaining('lost-on-purpose') }
  await expect(losing()).rejects.toMatchObject({ actual: [lost] })
})
