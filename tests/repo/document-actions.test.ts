import { expect, test } from 'vitest'

import { filesOf, isTest, nameOf, partOf, walk, type SyntaxNode } from './sources.ts'

const REGISTRY = 'client/kit/document-actions.ts'

/** Files with listeners on the whole page, by reason. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  'It only observes shoppers, without effects for them.': [
    'client/kit/forms/form-draft.ts',
    'client/kit/forms/use-field-checks.ts',
    'client/analytics/follow-links.ts',
    'client/analytics/follow-products.ts',
    'client/analytics/follow-promotions.ts',
    'client/product/arrival.tsx',
    'client/listing/return-to-tile.ts',
  ],
  'It listens only while something is open, and closes it.': [
    'client/kit/use-hover-panel.ts',
    'client/search/search-suggestions.tsx',
    'client/shell/listen-to-menu.ts',
  ],
  'It applies to all links, including those of content, which declares no actions.': [
    'client/shell/use-followed-link.ts',
    'client/navigation/follow-choices.ts',
    'client/navigation/intercept.ts',
    'client/navigation/preload.ts',
  ],
  'It listens to browser events, with types from a list.': [
    'client/kit/offline.ts',
    'client/shell/modals.tsx',
    'client/navigation/stored-page.ts',
  ],
  'It shows the header when the focus enters it.': ['client/shell/hide-on-scroll.tsx'],
}

const LISTEN = /^((window|globalThis|document(\.body|\.documentElement)?)\.)?addEventListener$/
const BY_SHOPPERS = /^(aux|dbl)?click$|^(submit|change|input)$|^(pointer|mouse|touch|focus)/

/** Whether a call adds a page-wide listener for shoppers' input. An event type that is not a literal may be any. */
function listensToShoppers(node: SyntaxNode) {
  const [type] = Array.isArray(node['arguments']) ? node['arguments'] : []
  const name = partOf(type, 'value')
  const isOfThePage = LISTEN.test(nameOf(partOf(node, 'callee')) ?? '')
  return isOfThePage && (typeof name !== 'string' || BY_SHOPPERS.test(name))
}

test('only document actions listen to shoppers’ input on the whole page', () => {
  const listening = new Set<string>()
  for (const path of filesOf('client/**/*.{ts,tsx}').filter((each) => !isTest(each)))
    walk(path, (node) => listensToShoppers(node) && listening.add(path))

  const excepted = Object.values(EXCEPTIONS).flat()
  expect([...listening].toSorted()).toEqual([REGISTRY, ...excepted].toSorted())
})
