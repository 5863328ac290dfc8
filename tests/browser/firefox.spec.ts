import { expect, test } from '@playwright/test'

import { ENGINES, missingPackages } from '../browsers/engines.ts'
import { pageOf } from '../browsers/page.ts'
import { SHOP } from './ports.ts'

// Firefox ignores an import map that comes after the name of a module, and then starts no page. Other browsers do not.
if (missingPackages('firefox').length === 0) {
  test('pages start in Firefox', async () => {
    const { driver, close } = await ENGINES.firefox.open({ cookies: 'accepted', javaScript: 'on' })
    try {
      const page = pageOf(driver)
      for (const path of ['/', '/p/JW0801', '/cart']) {
        await page.open(SHOP + path)
        await page.hydrated()
        expect(await page.count('html[data-hydrated]'), path).toBe(1)
      }
    } finally {
      await close()
    }
  })
}
