import { expect, test } from 'vitest'

import { textOf } from './sources.ts'

test('the documented adapter is the one that passes its contract', () => {
  const example = textOf('tests/worker/own-services-example.ts')
  expect(textOf('docs/your-shop.md')).toContain(`\`\`\`ts\n${example}\`\`\``)
})
