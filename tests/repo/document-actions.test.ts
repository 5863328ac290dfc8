import { expect, test } from 'vitest'

import { filesOf, isTest, nameOf, partOf, walk, type SyntaxNode } from './sources.ts'

const REGISTRY = 'client/app/document-actions.ts'

/** Files that listen to the whole page themselves, by the reason. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  'It only notes what shoppers do, and changes nothing that they use.': [
    'client/features/actions/form-draft.ts',
    'client/features/actions/watch-presses.ts',
    'client/features/analytics/follow-links.ts',
    'client/features/analytics/follow-products.ts',
    'client/features/arrival/arrival.tsx',
    'client/features/tiles/return-to-tile.ts',
  ],
  'It listens only while something is open, and closes it.': [
    'client/app/use-hover-panel.ts',
    'client/features/search/suggestion-popup.tsx',
    'client/features/shell/listen-to-menu.ts',
  ],
  'It is about all links, also those of content, which names no action.': [
    'client/features/modals/use-followed-link.ts',
    'client/navigation/follow-choices.ts',
    'client/navigation/intercept.ts',
    'client/navigation/preload.ts',
  ],
  'It listens to events of the browser, whose types are in a list.': [
    'client/app/connection-notice.ts',
    'client/features/modals/when-unoccupied.ts',
    'client/navigation/stored-page.ts',
  ],
  'It shows the header when the focus comes into it.': ['client/features/shell/hide-on-scroll.tsx'],
}

const LISTEN = /^((window|globalThis|document(\.body|\.documentElement)?)\.)?addEventListener$/
const BY_SHOPPERS = /^(aux|dbl)?click$|^(submit|change|input)$|^(pointer|mouse|touch|focus)/

/** Whether a call listens to the whole page for what shoppers do. A type that is not written there may be any. */
function listensToShoppers(node: SyntaxNode) {
  const [type] = Array.isArray(node['arguments']) ? node['arguments'] : []
  const name = partOf(type, 'value')
  const isOfThePage = LISTEN.test(nameOf(partOf(node, 'callee')) ?? '')
  return isOfThePage && (typeof name !== 'string' || BY_SHOPPERS.test(name))
}

test('only the actions of the document listen to what shoppers do on the whole page', () => {
  const listening = new Set<string>()
  for (const path of filesOf('client/**/*.{ts,tsx}').filter((each) => !isTest(each)))
    walk(path, (node) => listensToShoppers(node) && listening.add(path))

  const excepted = Object.values(EXCEPTIONS).flat()
  expect([...listening].toSorted()).toEqual([REGISTRY, ...excepted].toSorted())
})
