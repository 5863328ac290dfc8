import * as v from 'valibot'

import { control, purge } from './control.ts'
import { SANDBOX } from './ports.ts'
import { expect, searchField, test } from './shop.ts'
import { open } from './whole-page.ts'

const Asked = v.object({
  data: v.array(v.object({ path: v.string(), query: v.record(v.string(), v.array(v.string())) })),
})

test('where the search service is on, it suggests while a shopper types, in French with a key of its own', async ({
  page,
}) => {
  const preference = '/preferences/ca/ConstructrEnabled'
  const renew = async () => {
    for (const name of ['preferences', 'suggestions']) await purge(name)
  }
  await control('PUT', preference, { value: true })
  await renew()
  try {
    await open(page, '/ca/fr-CA/')
    const field = searchField(page)
    const list = page.getByRole('listbox')
    await field.focus()
    await expect(list.getByRole('group', { name: 'Recherches populaires' })).toBeVisible()
    await field.pressSequentially('savon')
    const results = list.getByRole('group', { name: /^Résultats pour .*savon/ })
    await expect(results.getByRole('option').first()).toContainText(/savon/i)
    const answer = await fetch(`${SANDBOX}/test-control/calls?path=/services/search`)
    const asked = v
      .parse(Asked, await answer.json())
      .data.map(({ path, query }) => [path.replace(/^.*\//, ''), ...(query['key'] ?? [])].join(' '))
    for (const name of ['savon', 'trending_searches', 'popular-products'])
      expect(asked).toContain(`${name} key_ca_fr-CA`)
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/ca\/fr-CA\/search\?q=/)
  } finally {
    await control('DELETE', preference)
    await renew()
  }
})
