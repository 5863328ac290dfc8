import { expect, test } from 'vitest'

import { onShopEvent } from '../../app/shop-events.ts'
import { signInThen } from './sign-in-then.ts'

test('whoever can open the dialog handles the click; otherwise the link is followed', () => {
  const done: string[] = []
  const act = () => void done.push('loved')

  const followed = new Event('click', { cancelable: true })
  signInThen(act, followed)
  expect(followed.defaultPrevented).toBe(false)

  const stop = onShopEvent((event) => {
    if (event.type !== 'sign-in-wanted') return
    event.click.preventDefault()
    event.act()
  })
  const handled = new Event('click', { cancelable: true })
  signInThen(act, handled)
  stop()
  expect(handled.defaultPrevented).toBe(true)
  expect(done).toEqual(['loved'])
})
