import { expect, test } from 'vitest'

import { app } from '../app.ts'
import manifest from '../package.json' with { type: 'json' }

test('the service names its version at its root', async () => {
  const response = await app.request('/', {}, { SANDBOX_ORIGIN: 'http://127.0.0.1:8788' })

  expect(await response.json()).toMatchObject({ version: manifest.version })
})
